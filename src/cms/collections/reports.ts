import type { CollectionConfig } from 'payload'
import { SYSTEM_OWNS } from '../access/rules'

/** The result of a sitting, with the versions that it can be recomputed from. */
export const Reports: CollectionConfig = {
  slug: 'reports',
  admin: { group: 'records', useAsTitle: 'id', defaultColumns: ['sitting', 'iq', 'verdict', 'createdAt'] },
  access: SYSTEM_OWNS,
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
    },
    {
      name: 'codes',
      type: 'json',
      admin: { description: 'Rules of the validity gate that fired. Never shown to a taker.' },
    },
    { name: 'iq', type: 'number' },
    { name: 'result', type: 'json', required: true },
    { name: 'formVersion', type: 'text', required: true },
    { name: 'scoringVersion', type: 'text', required: true },
    { name: 'normVersion', type: 'text', required: true },
  ],
}
