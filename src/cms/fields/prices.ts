import type { ArrayField, PayloadRequest } from 'payload'
import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import { validatePrice } from '@/domain/money/money'
import { say } from '../admin/words/say'
import { shownAsMoney } from './money'

type Row = { currency?: string; amount?: number }

/** Prices in several currencies, gross, in hundredths. */
export const pricesField = (): ArrayField => ({
  name: 'prices',
  type: 'array',
  required: true,
  minRows: 1,
  admin: { components: { RowLabel: '/cms/admin/money/price-row-label#PriceRowLabel' } },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    if (!Array.isArray(value) || value.length === 0) return say(req.i18n, 'refusals.pricesNeeded')
    const currencies = (value as Row[]).map((row) => row.currency)
    return new Set(currencies).size === currencies.length || say(req.i18n, 'refusals.currencyOnce')
  },
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
          admin: { ...shownAsMoney, width: '50%' },
          validate: (value: unknown, { siblingData, req }: { siblingData: Row; req: PayloadRequest }) => {
            const problem = validatePrice({ amount: Number(value), currency: siblingData.currency ?? '' })
            return problem === null || say(req.i18n, `refusals.${problem}`)
          },
        },
      ],
    },
  ],
})
