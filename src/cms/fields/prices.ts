import type { ArrayField } from 'payload'
import { SELLABLE_CURRENCIES } from '@/domain/money/currencies'
import { type PriceError, validatePrice } from '@/domain/money/money'

const MESSAGES: Record<PriceError, string> = {
  three_decimal_currency: 'Currencies with three decimals are not supported.',
  unknown_currency: 'Choose a currency first.',
  withdrawn_currency: 'This currency is no longer in use.',
  not_an_integer: 'A whole number of hundredths: 1499 is 14.99.',
  not_positive: 'The price must be above zero.',
  too_large: 'At most 999,999.99.',
  fraction_of_a_zero_decimal_currency:
    'This currency has no decimals, so the amount must be a multiple of 100: ¥1,480 is 148000.',
}

type Row = { currency?: string; amount?: number }

/** Prices in several currencies, gross, in hundredths. */
export const pricesField = (): ArrayField => ({
  name: 'prices',
  type: 'array',
  required: true,
  minRows: 1,
  admin: { description: 'Gross prices in hundredths: 1499 is 14.99, and ¥1,480 is 148000.' },
  validate: (value: unknown) => {
    if (!Array.isArray(value) || value.length === 0) return 'At least one price.'
    const currencies = (value as Row[]).map((row) => row.currency)
    return new Set(currencies).size === currencies.length || 'Each currency only once.'
  },
  fields: [
    { name: 'currency', type: 'select', required: true, options: [...SELLABLE_CURRENCIES] },
    {
      name: 'amount',
      type: 'number',
      required: true,
      validate: (value: unknown, { siblingData }: { siblingData: Row }) => {
        const problem = validatePrice({ amount: Number(value), currency: siblingData.currency ?? '' })
        return problem === null || MESSAGES[problem]
      },
    },
  ],
})
