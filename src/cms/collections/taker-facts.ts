import type { CollectionConfig } from 'payload'
import { SEXES } from '@/domain/exam/taker-facts'
import { SYSTEM_SECRET } from '../access/rules'
import { recordsIn } from '../admin/records'

/** Birth year and sex, where a taker said them (docs/decisions/0047). Apart from the result, which never needs them. */
export const TakerFacts: CollectionConfig = {
  slug: 'taker-facts',
  admin: {
    ...recordsIn('people'),
    defaultColumns: ['sitting', 'birthYear', 'sex', 'createdAt'],
    listSearchableFields: ['sitting.number'],
  },
  defaultSort: '-createdAt',
  access: SYSTEM_SECRET,
  fields: [
    {
      name: 'sitting',
      type: 'relationship',
      relationTo: 'sittings',
      required: true,
      unique: true,
      index: true,
    },
    { name: 'birthYear', type: 'number' },
    { name: 'sex', type: 'select', options: [...SEXES] },
  ],
}
