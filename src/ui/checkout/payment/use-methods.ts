'use client'

import useSWR from 'swr'
import { PLAN_TIER, type Tier } from '@/domain/catalog/parts'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'

/** What is to be paid for, as far as the methods depend on it. */
type Payable = { country: string; sku: { tier: Tier }; quote: { total: number; currency: string } }

/** The payment methods for an order that this device can use. */
export const useMethods = ({ place, order }: { place: ScreenPlace; order: Payable }) => {
  const examId = appExamIdOf(place)
  const { country, sku, quote } = order
  const isPlan = sku.tier === PLAN_TIER
  const total = String(quote.total)
  return useSWR(
    ['payment.list', examId, country, total, quote.currency, isPlan],
    async () => {
      const query = { total, currency: quote.currency, ...(isPlan && { plan: '1' as const }) }
      const methods = await call('payment.list', { params: { examId, country }, query })
      return methodsOfDevice({ methods, applePay: takesApplePay() })
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
}

type WithApplePay = { ApplePaySession?: { canMakePayments: () => boolean } }

/** Safari throws where the page is not secure. */
const takesApplePay = (): boolean => {
  try {
    return (window as WithApplePay).ApplePaySession?.canMakePayments() ?? false
  } catch {
    return false
  }
}

type Args<Method> = { methods: readonly Method[]; applePay: boolean }

/** The methods that can work here. Only Apple Pay is known beforehand; Google Pay is known from its provider's form. */
export const methodsOfDevice = <Method extends { method: string }>({
  methods,
  applePay,
}: Args<Method>): Method[] => methods.filter(({ method }) => applePay || method !== 'apple_pay')
