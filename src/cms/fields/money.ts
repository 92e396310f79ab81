import type { NumberField } from 'payload'

/** An amount of hundredths that staff type as money. Its currency is the field `currency` beside it. */
export const typedAsMoney: NonNullable<NumberField['admin']> = {
  components: { Field: '/cms/admin/money/amount-field#AmountField' },
}

/** Shows an amount of hundredths as money, in lists and in forms. Its currency is the field `currency` beside it. */
export const shownAsMoney: NonNullable<NumberField['admin']> = {
  components: {
    Cell: '/cms/admin/money/money-cell#MoneyCell',
    afterInput: ['/cms/admin/money/money-reading#MoneyReading'],
  },
}
