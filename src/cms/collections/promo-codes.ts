import type { CollectionConfig } from 'payload'
import { EDITORS_OWN } from '../access/rules'
import { invalidating } from '../hooks/invalidating'

export const PromoCodes: CollectionConfig = {
  slug: 'promo-codes',
  admin: { group: 'shop', useAsTitle: 'code', defaultColumns: ['code', 'percent', 'active', 'endsAt'] },
  access: EDITORS_OWN,
  hooks: invalidating('promo-codes'),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? value.trim().normalize('NFKC').toUpperCase() : value),
        ],
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[\p{L}\p{N}_-]{3,40}$/u.test(value)) ||
        'Three to forty letters, digits, - or _.',
    },
    { name: 'active', type: 'checkbox', defaultValue: true },
    {
      name: 'percent',
      type: 'number',
      required: true,
      min: 1,
      max: 100,
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100) ||
        'A whole number from 1 to 100.',
    },
    { name: 'startsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    {
      name: 'endsAt',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
      validate: (value: unknown, { siblingData }: { siblingData: { startsAt?: string } }) =>
        !value ||
        !siblingData.startsAt ||
        new Date(String(value)) > new Date(siblingData.startsAt) ||
        'The end must come after the start.',
    },
    { name: 'maxUses', type: 'number', min: 1, admin: { description: 'Leave empty for no limit.' } },
    {
      name: 'skus',
      type: 'relationship',
      relationTo: 'skus',
      hasMany: true,
      admin: { description: 'Leave empty for all.' },
    },
  ],
}
