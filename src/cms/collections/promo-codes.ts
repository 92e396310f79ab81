import type { CollectionConfig, PayloadRequest } from 'payload'
import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import { validatePrice } from '@/domain/money/money'
import { normalizePromoCode } from '@/domain/money/promo'
import { OWN } from '../access/rules'
import { say } from '../admin/words/say'
import { currencyOnce } from '../fields/currency-once'
import { typedAsMoney } from '../fields/money'
import { invalidating } from '../hooks/invalidating'

export const PromoCodes: CollectionConfig = {
  slug: 'promo-codes',
  admin: {
    group: 'shop',
    hideAPIURL: true,
    useAsTitle: 'code',
    defaultColumns: ['code', 'percent', 'amounts', 'active', 'uses', 'takings', 'endsAt'],
  },
  defaultSort: '-createdAt',
  access: OWN('codes'),
  hooks: invalidating('promo-codes'),
  fields: [
    {
      name: 'card',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/cms/admin/promo/promo-card#PromoCard' },
      },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: { components: { Cell: '/cms/admin/promo/uses-cells#UsesCell' } },
    },
    {
      name: 'takings',
      type: 'ui',
      admin: { components: { Cell: '/cms/admin/promo/uses-cells#TakingsCell' } },
    },
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
      admin: { components: { Cell: '/cms/admin/money/percent-cell#PercentCell' } },
      min: 1,
      max: 100,
      validate: (
        value: unknown,
        { siblingData, req }: { siblingData: { amounts?: unknown[] | null }; req: PayloadRequest },
      ) => {
        const byAmount = Boolean(siblingData.amounts?.length)
        if (value === null || value === undefined) return byAmount || say(req.i18n, 'refusals.percentWhole')
        if (byAmount) return say(req.i18n, 'refusals.percentOrAmounts')
        return (
          (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100) ||
          say(req.i18n, 'refusals.percentWhole')
        )
      },
    },
    /** What it takes off in each currency, in place of a percentage; a price in another currency is not reduced. */
    {
      name: 'amounts',
      type: 'array',
      admin: {
        components: {
          RowLabel: '/cms/admin/money/price-row-label#PriceRowLabel',
          Cell: '/cms/admin/money/prices-cell#PricesCell',
        },
      },
      validate: currencyOnce,
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'currency',
              type: 'select',
              required: true,
              options: [...SELLABLE_CURRENCIES],
              admin: { width: '50%' },
            },
            {
              name: 'amount',
              type: 'number',
              required: true,
              admin: { ...typedAsMoney, width: '50%' },
              validate: (
                value: unknown,
                { siblingData, req }: { siblingData: { currency?: string }; req: PayloadRequest },
              ) => {
                const problem = validatePrice({
                  amount: Number(value),
                  currency: siblingData.currency ?? '',
                })
                return problem === null || say(req.i18n, `refusals.${problem}`)
              },
            },
          ],
        },
      ],
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
