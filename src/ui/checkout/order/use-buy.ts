'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { PolicyBox } from '@/domain/catalog/checkout-policy'
import { localeOfTag } from '@/domain/locale/locales'
import { TRACKING_PARAMETERS } from '@/domain/routing/tracking'
import { accountOf, type Problem, problemOf } from '@/ui/api/problem-of'
import { removeInTab, storeInTab } from '@/ui/browser/tab-storage'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { type PromoRefusal, promoRefusalOf } from '../promo/promo-refusal'
import { createOrder, type OrderSubject, type seenPlanOf } from './order-subject'

/** The key, under `pay`, of what is said when an order did not come about. */
export type BuyWords =
  | 'tooMany'
  | `promo.${PromoRefusal}`
  | `errors.${'priceChanged' | 'skuUnavailable' | 'alreadyOwned' | 'terms' | 'boxesChanged' | 'network' | 'orderFailed' | 'loginNeeded' | 'gone' | 'planUnavailable' | 'planRunning' | 'addressUnproven' | 'mailMissing'}`

type Purchase = {
  skuId: string
  country: string
  promoCode: string | null
  boxes: PolicyBox[]
  seenTotal: { amount: number; currency: string }
  seenPlan: ReturnType<typeof seenPlanOf>
  /** The text of the box as the buyer had it before them. */
  shown: string
}

/** Places the order once, however often the button is pressed, and opens the payment. */
export const useBuy = (place: ScreenPlace, subject: OrderSubject) => {
  const go = useGo(place)
  const hl = localeOfTag(useLocale())
  const { mutate } = useSWRConfig()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<BuyWords | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [account, setAccount] = useState<string | null>(null)

  const buy = async ({ promoCode, shown, ...purchase }: Purchase) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    try {
      const { orderNumber, status } = await createOrder(subject, {
        ...purchase,
        place,
        promoCode: promoCode ?? undefined,
        agreed: true,
        shown: shown.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, 8_000),
        hl,
        tracking: readTracking(),
      })
      storeInTab('order_number', orderNumber)
      if (status === 'paid') removeInTab('promo_code')
      // Stays busy: the next screen is on its way.
      go(status === 'paid' ? 'paySuccess' : 'payment', { query: { orderNumber } })
    } catch (problem) {
      running.current = false
      setBusy(false)
      const words = buyWords(problemOf(problem))
      setError(words)
      setProblem(problem)
      setAccount(accountOf(problem))
      // It was bought in another tab: what is offered here is no longer what can be bought.
      // Or what was bought takes something off it.
      if (OFFER_CHANGED.includes(words)) void mutate(isOffer)
      // Or its country is no longer sold to.
      if (words === 'errors.priceChanged') void mutate(isCountries)
    }
  }
  return { buy, busy, error, problem, account, fail: setError, clearError: () => setError(null) }
}

const OFFER_CHANGED: readonly BuyWords[] = [
  'errors.alreadyOwned',
  'errors.priceChanged',
  'errors.planRunning',
]

const isCountries = (key: unknown): boolean => Array.isArray(key) && key[0] === 'order.countries'

const isOffer = (key: unknown): boolean =>
  Array.isArray(key) &&
  ['sku.list', 'package.offer', 'course.detail', 'plan.list', 'plan.offer'].includes(String(key[0]))

export const buyWords = (problem: Problem): BuyWords => {
  const refusal = promoRefusalOf(problem)
  if (refusal) return `promo.${refusal}`
  if (problem === 'tooMany') return problem
  // Our own form sends nothing malformed: such an answer says that the total seen is no longer the price.
  if (problem === 'malformed') return 'errors.priceChanged'
  if (
    problem === 'skuUnavailable' ||
    problem === 'alreadyOwned' ||
    problem === 'network' ||
    problem === 'loginNeeded' ||
    problem === 'gone' ||
    problem === 'planUnavailable' ||
    problem === 'planRunning' ||
    problem === 'addressUnproven' ||
    problem === 'mailMissing'
  )
    return `errors.${problem}`
  // What the country's policy asks for has changed since it was read.
  if (problem === 'waiverMissing' || problem === 'boxMissing') return 'errors.boxesChanged'
  return problem === 'termsMissing' ? 'errors.terms' : 'errors.orderFailed'
}

const readTracking = (): Record<string, string> => {
  const search = new URLSearchParams(window.location.search)
  const pairs = TRACKING_PARAMETERS.flatMap((name): [string, string][] => {
    const value = search.get(name)
    return value ? [[name, value.slice(0, 500)]] : []
  })
  return Object.fromEntries(pairs)
}
