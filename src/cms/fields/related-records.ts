import type { UIField } from 'payload'

/** The records that belong to this one, listed under it. Not a join: that would be read with every document. */
export const relatedRecords = (): UIField => ({
  name: 'related',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/admin/related/related-records#RelatedRecords' },
  },
})
