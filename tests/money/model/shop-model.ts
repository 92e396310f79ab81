import { openParts } from '@/domain/catalog/entitlements'
import { isOwned, openedBefore, sellAPartTwice } from '@/domain/catalog/owned'
import type { Part } from '@/domain/catalog/parts'
import { applyPromo } from '@/domain/money/promo'
import { quote } from '@/domain/money/quote'
import type { AnomalyKind } from '@/domain/orders/anomaly-kinds'
import {
  type AttemptEvent,
  FIRST_ATTEMPT_STATUS,
  isPaymentUnderWay,
  LIVE_ATTEMPT_STATUSES,
  transitionAttempt,
} from '@/domain/orders/attempt-machine'
import { type LedgerRow, ledgerTotals } from '@/domain/orders/ledger'
import { type OrderEvent, transitionOrder } from '@/domain/orders/order-machine'
import { type PaymentFact, planPaymentFact } from '@/domain/orders/payment-fact'
import { receiptKey } from '@/domain/orders/receipt-key'
import type { Clock, ModelProvider } from './provider-model'
import { createRefundDesk } from './refund-desk'
import {
  type Answered,
  type ModelAttempt,
  type ModelLedgerRow,
  type ModelOrder,
  PRICE,
  PROMO,
  TIERS,
} from './shop-rows'

const ORDER_LIVES_MS = 24 * 3_600_000
const KEY_LIVES_MS = 23 * 3_600_000
const LIVEMODE = true

export type Shop = ReturnType<typeof createShop>
type Wanted = { sitting: number; parts: readonly Part[] }

/**
 * A shop whose every decision is `domain`'s and whose storage is memory: what services do around the machines, without
 * their locks, because here one thing happens after the other. Facts reach it in whatever order a history says.
 */
export const createShop = ({ clock, provider }: { clock: Clock; provider: ModelProvider }) => {
  const orders: ModelOrder[] = []
  const attempts: ModelAttempt[] = []
  const ledger: ModelLedgerRow[] = []
  const entitlements = new Map<ModelOrder, { revoked: boolean }>()
  const receipts: string[] = []
  const anomalies: AnomalyKind[] = []
  const heard = new Set<number>()
  const now = () => new Date(clock.now)

  const ledgerOf = (order: ModelOrder): LedgerRow[] =>
    ledger.flatMap(({ order: own, ...row }) => (own === order ? [row] : []))
  /** By other orders of the sitting; with `before`, by those that opened something before it did. */
  const owns = ({ sitting, parts }: Wanted, before?: ModelOrder): boolean => {
    const opened = [...entitlements].map(([order, { revoked }], at) => ({
      id: order.id,
      orderId: order.id,
      sittingId: String(order.sitting),
      skuParts: order.parts,
      grantedAt: new Date(at),
      revokedAt: revoked ? new Date(0) : null,
    }))
    const counted = before ? openedBefore(opened, before.id) : opened
    return isOwned({
      parts,
      held: openParts({ sittingId: String(sitting), entitlements: counted, now: now() }),
    })
  }
  const rivalsOf = (order: ModelOrder): ModelAttempt[] =>
    attempts.filter(
      (one) =>
        isLive(one) && one.order.sitting === order.sitting && sellAPartTwice(one.order.parts, order.parts),
    )
  const move = (attempt: ModelAttempt, event: AttemptEvent): boolean => {
    const moved = transitionAttempt(attempt.state, event)
    if (moved.kind === 'applied') attempt.state = moved.state
    return moved.kind === 'applied'
  }
  const moveOrder = (order: ModelOrder, event: OrderEvent): boolean => {
    const moved = transitionOrder({ ...order.state, totals: ledgerTotals(ledgerOf(order)) }, event, now())
    if (moved.kind !== 'applied') return false
    const { totals: _, ...state } = moved.state
    order.state = state
    return true
  }
  const isLive = ({ state }: ModelAttempt): boolean => LIVE_ATTEMPT_STATUSES.includes(state.status)
  const keyIsTooOld = ({ intentId, at }: ModelAttempt): boolean =>
    intentId === null && clock.now - at > KEY_LIVES_MS

  const apply = (fetched: PaymentFact): void => {
    const attempt = attempts.find(({ intentId }) => intentId === fetched.intentId)
    if (!attempt) return
    const { order } = attempt
    const fact = take(fetched, attempt)
    desk.notice(fact)
    const plan = planPaymentFact({
      fact,
      order: { id: order.id, currency: 'USD', livemode: LIVEMODE, state: order.state },
      attempt: { provider: attempt.provider, intentId: fact.intentId, state: attempt.state },
      knownLedger: ledgerOf(order),
      openRefunds: desk.openOf(order),
      boughtTwice: owns(order, order),
      now: now(),
    })
    if (plan.action === 'anomaly') anomalies.push(plan.kind)
    if (plan.action !== 'anomaly' && plan.giveBack)
      desk.giveBack({ ...plan.giveBack, order, intentId: fact.intentId })
    if (plan.action !== 'apply') return
    ledger.push(...plan.ledgerRows.map((row) => ({ ...row, order })))
    attempt.state = plan.attemptState
    const { totals: _, ...state } = plan.orderState
    order.state = state
    if (plan.grant) entitlements.set(order, { revoked: false })
    if (plan.revoke) entitlements.set(order, { revoked: true })
    const key = receiptKey({ order: order.id, sku: 'sku' })
    if (plan.receipt && !receipts.includes(key)) receipts.push(key)
    anomalies.push(...plan.anomalies)
  }
  /** What the buyer agreed to is taken for an order that still waits, and left otherwise. */
  const take = (fact: PaymentFact, { order, state }: ModelAttempt): PaymentFact => {
    const waits = order.state.status === 'created' && !owns(order)
    if (fact.status !== 'approved' || !waits || !LIVE_ATTEMPT_STATUSES.includes(state.status)) return fact
    provider.capture(fact.intentId)
    return provider.fact(fact.intentId)
  }
  const desk = createRefundDesk({ provider, attempts, ledger, apply })
  const closeUnasked = (attempt: ModelAttempt): void => {
    move(attempt, { type: 'withdraw' })
  }
  const closeRivals = (order: ModelOrder, keep: ModelAttempt['provider'] | null): void => {
    for (const rival of rivalsOf(order)) {
      if (rival.order === order && rival.provider === keep) continue
      if (rival.intentId === null) closeUnasked(rival)
      else {
        provider.cancel(rival.intentId)
        apply(provider.fact(rival.intentId))
      }
    }
  }
  const ensureIntent = (attempt: ModelAttempt, answered: Answered): void => {
    if (attempt.intentId !== null || answered === 'unsent') return
    const intent = provider.createIntent({
      key: `ord_${attempt.order.id}_a${attempt.attempt}`,
      provider: attempt.provider,
      orderId: attempt.order.id,
      attempt: attempt.attempt,
      amount: attempt.order.state.total,
    })
    if (answered === 'lost') {
      move(attempt, { type: 'no_answer', asked: 'create' })
      return
    }
    if (!move(attempt, { type: 'intent_created' })) return
    attempt.intentId = intent.id
    provider.handOut(intent.id)
    apply(provider.fact(intent.id))
  }

  /** What an unpaid order keeps of a code is free again for the one that its buyer wants now. */
  const giveUp = (order: ModelOrder): boolean => {
    closeRivals(order, null)
    const payable = attempts.some((one) => one.order === order && isLive(one))
    return moveOrder(order, { type: 'give_up', payable })
  }

  return {
    orders,
    attempts,
    ledger,
    entitlements,
    receipts,
    anomalies,
    refunds: desk.refunds,
    askRefunds: desk.ask,
    /** A person of ours, in the admin. */
    refund: desk.request,
    apply,
    place: (sitting: number, tier: number, withPromo: boolean): void => {
      const parts = TIERS[tier % TIERS.length] ?? []
      if (owns({ sitting, parts })) return
      const held = orders.filter(({ promo, state }) => promo && state.status !== 'expired')
      const own = held.find((order) => order.sitting === sitting && order.state.status === 'created')
      const promo = withPromo
        ? applyPromo({
            promo: { ...PROMO, used: held.length - (own ? 1 : 0) },
            skuId: 'sku',
            price: { amount: PRICE, currency: 'USD' },
            now: now(),
          })
        : null
      if (promo && !promo.ok) return
      const { total } = quote({
        price: { amount: PRICE, currency: 'USD' },
        promo: promo?.discount ?? null,
        taxRate: 0,
      })
      const same = orders.find(
        (order) =>
          order.sitting === sitting &&
          order.parts === parts &&
          order.promo === withPromo &&
          order.state.status === 'created' &&
          order.state.expiresAt > now(),
      )
      if (same) return
      if (withPromo && own && !giveUp(own)) return
      orders.push({
        id: `o${orders.length}`,
        sitting,
        parts,
        promo: withPromo,
        state: { status: 'created', total, paidAt: null, expiresAt: new Date(clock.now + ORDER_LIVES_MS) },
      })
    },
    open: (order: ModelOrder, gateway: ModelAttempt['provider'], answered: Answered): void => {
      closeRivals(order, gateway)
      if (order.state.status !== 'created' || order.state.expiresAt <= now() || owns(order)) return
      const live = rivalsOf(order)
      const own = live.find((one) => one.order === order && one.provider === gateway)
      if (live.some((one) => one !== own)) return
      if (own && !keyIsTooOld(own)) {
        ensureIntent(own, answered)
        return
      }
      if (own) closeUnasked(own)
      const attempt: ModelAttempt = {
        order,
        attempt: attempts.filter((one) => one.order === order).length + 1,
        provider: gateway,
        intentId: null,
        at: clock.now,
        state: { status: FIRST_ATTEMPT_STATUS.requested, hasIntent: false },
      }
      attempts.push(attempt)
      ensureIntent(attempt, answered)
    },
    /** A webhook: a hint that is taken once. */
    hear: ({ id, intentId }: { id: number; intentId: string }): void => {
      if (heard.has(id)) return
      heard.add(id)
      apply(provider.fact(intentId))
    },
    isHeard: (id: number): boolean => heard.has(id),
    check: (order: ModelOrder): void => {
      const latest = attempts.findLast((one) => one.order === order)
      if (latest?.intentId && order.state.status === 'created') apply(provider.fact(latest.intentId))
    },
    reconcile: (): void => {
      for (const attempt of attempts.filter((one) => isLive(one) || one.state.status === 'failed')) {
        const expired = attempt.order.state.status === 'expired'
        if (attempt.intentId === null) {
          if (expired || keyIsTooOld(attempt)) closeUnasked(attempt)
          else if (isLive(attempt)) ensureIntent(attempt, 'ok')
          continue
        }
        if (expired) provider.cancel(attempt.intentId)
        apply(provider.fact(attempt.intentId))
      }
    },
    sweep: (): void => {
      for (const order of orders) {
        // Here a capture is over before anything else happens.
        const paymentUnderWay = attempts.some(
          (one) => one.order === order && isPaymentUnderWay({ status: one.state.status, isCapturing: false }),
        )
        moveOrder(order, { type: 'expire', paymentUnderWay })
      }
    },
  }
}
