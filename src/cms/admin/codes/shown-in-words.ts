import type { TextField } from 'payload'

/** Lists show the words for a code that is stored as plain text. */
export const SHOWN_IN_WORDS: NonNullable<TextField['admin']> = {
  components: { Cell: '/cms/admin/codes/code-cell#CodeCell' },
}
