import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS, withoutHealth } from '../access/rules'
import { recordsIn } from '../admin/records'

/** The result of a sitting, with the versions that it can be recomputed from. */
export const Reports: CollectionConfig = {
  slug: 'reports',
  admin: {
    ...recordsIn('people'),
    useAsTitle: 'id',
    defaultColumns: ['sitting', 'iq', 'verdict', 'createdAt'],
    listSearchableFields: ['sitting.number', 'sitting.email'],
  },
  defaultSort: '-createdAt',
  access: withoutHealth(SYSTEM_OWNS('people'), 'sitting.health'),
  fields: [
    {
      name: 'sitting',
      type: 'relationship',
      relationTo: 'sittings',
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'verdict',
      type: 'select',
      required: true,
      options: ['valid', 'caution', 'invalid'],
      index: true,
      admin: { position: 'sidebar' },
    },
    { name: 'codes', type: 'json' },
    { name: 'iq', type: 'number', admin: { position: 'sidebar' } },
    {
      name: 'result',
      type: 'json',
      required: true,
      admin: { components: { Field: '/cms/admin/record/report-result#ReportResult' } },
    },
    { name: 'formVersion', type: 'text', required: true },
    { name: 'scoringVersion', type: 'text', required: true },
    { name: 'normVersion', type: 'text', required: true },
  ],
}
