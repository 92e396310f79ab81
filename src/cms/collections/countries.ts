import type { CollectionConfig } from 'payload'
import { EDITORS_OWN } from '../access/rules'
import { invalidating } from '../hooks/invalidating'

export const Countries: CollectionConfig = {
  slug: 'countries',
  admin: { group: 'shop', useAsTitle: 'code', defaultColumns: ['code', 'currency', 'taxRatePercent'] },
  defaultSort: 'code',
  access: EDITORS_OWN,
  hooks: invalidating('countries'),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: {
        description: 'ISO 3166-1, two capitals. The name is shown in the visitor’s language by itself.',
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'Two capital letters, such as DE.',
    },
    {
      name: 'currency',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) || 'Three capital letters, such as EUR.',
    },
    {
      name: 'taxRatePercent',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 50,
      admin: { description: 'Prices are gross: this part of them is tax.' },
    },
    {
      name: 'continent',
      type: 'select',
      required: true,
      options: ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'],
    },
  ],
}
