import type { CollectionConfig, PayloadRequest } from 'payload'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { invalidating } from '../hooks/invalidating'

export const Countries: CollectionConfig = {
  slug: 'countries',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'code',
    defaultColumns: ['code', 'currency', 'taxRatePercent'],
  },
  defaultSort: 'code',
  access: OWN('shop'),
  hooks: invalidating('countries'),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || say(req.i18n, 'refusals.countryCode'),
    },
    {
      name: 'currency',
      type: 'text',
      required: true,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && /^[A-Z]{3}$/.test(value)) || say(req.i18n, 'refusals.currencyCode'),
    },
    { name: 'taxRatePercent', type: 'number', required: true, defaultValue: 0, min: 0, max: 50 },
    {
      name: 'continent',
      type: 'select',
      required: true,
      options: ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'],
    },
  ],
}
