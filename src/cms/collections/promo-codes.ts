import type { CollectionConfig, PayloadRequest } from 'payload'
import { normalizePromoCode } from '@/domain/money/promo'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { invalidating } from '../hooks/invalidating'

export const PromoCodes: CollectionConfig = {
  slug: 'promo-codes',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'code',
    defaultColumns: ['code', 'percent', 'active', 'maxUses', 'startsAt', 'endsAt'],
  },
  defaultSort: '-createdAt',
  access: OWN('codes'),
  hooks: invalidating('promo-codes'),
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? normalizePromoCode(value) : value)],
      },
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (typeof value === 'string' && /^[\p{L}\p{N}_-]{3,40}$/u.test(value)) ||
        say(req.i18n, 'refusals.promoCode'),
    },
    { name: 'active', type: 'checkbox', defaultValue: true },
    {
      name: 'percent',
      type: 'number',
      required: true,
      min: 1,
      max: 100,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100) ||
        say(req.i18n, 'refusals.percentWhole'),
    },
    { name: 'startsAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    {
      name: 'endsAt',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
      validate: (
        value: unknown,
        { siblingData, req }: { siblingData: { startsAt?: string }; req: PayloadRequest },
      ) =>
        !value ||
        !siblingData.startsAt ||
        new Date(String(value)) > new Date(siblingData.startsAt) ||
        say(req.i18n, 'refusals.endBeforeStart'),
    },
    {
      name: 'maxUses',
      type: 'number',
      min: 1,
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && Number(value) >= 1) ||
        say(req.i18n, 'refusals.wholeFrom', { low: 1 }),
    },
    { name: 'skus', type: 'relationship', relationTo: 'skus', hasMany: true },
  ],
}
