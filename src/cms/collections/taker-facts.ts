import type { CollectionConfig } from 'payload'
import { LONGEST_NAME, SEXES } from '@/domain/exam/taker-facts'
import { SYSTEM_SECRET, withoutHealth } from '../access/rules'
import { recordsIn } from '../admin/records'

/**
 * Birth year, sex, country and names, where a taker said them (docs/decisions/0047). Apart from the result, which never
 * needs them. Names and country are asked by the form of the 16 types alone.
 */
export const TakerFacts: CollectionConfig = {
  slug: 'taker-facts',
  admin: {
    ...recordsIn('people'),
    defaultColumns: ['sitting', 'birthYear', 'sex', 'createdAt'],
    listSearchableFields: ['sitting.number'],
  },
  defaultSort: '-createdAt',
  access: withoutHealth(SYSTEM_SECRET, 'sitting.health'),
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
    { name: 'country', type: 'text' },
    { name: 'firstName', type: 'text', maxLength: LONGEST_NAME },
    { name: 'lastName', type: 'text', maxLength: LONGEST_NAME },
    { name: 'fullName', type: 'text', maxLength: LONGEST_NAME },
  ],
}
