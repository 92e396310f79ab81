'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { parseCurrency } from '@/domain/money/currencies'
import { formatMoney } from '@/domain/money/format-money'

type Sku = Pick<CallData<'sku.list'>['items'][number], 'price' | 'upgrade'>

/** What a tier costs this buyer now: its price, or what orders of before leave of it. */
export const dueOf = ({ price, upgrade }: Sku): Sku['price'] => upgrade?.due ?? price

/** Why a tier costs less than its price: how much of it was paid, and by which orders. */
export function PaidBefore({ upgrade }: Pick<Sku, 'upgrade'>) {
  const t = useTranslations('pay.tiers')
  const format = useFormatter()
  const tag = useLocale()
  const currency = upgrade && parseCurrency(upgrade.paid.currency)
  if (!upgrade || !currency) return null
  const { paid, orders } = upgrade
  return t('paidBefore', {
    price: formatMoney({ amount: paid.amount, currency }, tag),
    count: orders.length,
    numbers: format.list(orders),
  })
}
