import type { ArrayField } from 'payload'

/** Rows that can be distinguished while they are folded. */
export const TITLED_ROWS: NonNullable<ArrayField['admin']> = {
  components: { RowLabel: '/cms/admin/rows/title-row-label#TitleRowLabel' },
}
