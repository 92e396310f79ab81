import type { AttemptState } from '@/domain/orders/attempt-machine'
import type { LedgerRow } from '@/domain/orders/ledger'
import { type FactOrder, type PaymentFact, planPaymentFact } from '@/domain/orders/payment-fact'
import type { World } from './commands'
import { isOverturned } from './is-overturned'

const NOW = new Date(Date.UTC(2026, 0, 1))

/** The orders whose facts, applied in another order and some of them twice, end in another state; one sentence each. */
export const divergedOrders = ({ shop, fetched }: World): string[] =>
  shop.orders.flatMap((order) => {
    const facts = fetched.filter(({ orderId }) => orderId === order.id)
    const start = { ...order.state, status: 'created' as const, paidAt: null }
    const told = (arrived: PaymentFact[]) =>
      JSON.stringify(endOf({ id: order.id, currency: 'USD', livemode: true, state: start }, arrived))
    const asTold = told(facts)
    const others = [facts.toReversed(), [...everySecond(facts, 1), ...everySecond(facts, 0), ...facts]]
    return others.flatMap((arrived) =>
      told(arrived) === asTold ? [] : [`${order.id}: ${asTold}, otherwise ${told(arrived)}`],
    )
  })

const everySecond = <Item>(items: readonly Item[], from: number): Item[] =>
  items.filter((_, index) => index % 2 === from)

const endOf = (start: FactOrder, facts: readonly PaymentFact[]) => {
  let order = start
  const attempts: Record<string, AttemptState> = {}
  const ledger: LedgerRow[] = []
  let entitled = false
  for (const fact of facts) {
    const { provider, intentId } = fact
    const state = attempts[intentId] ?? ({ status: 'created', hasIntent: true } as const)
    const attempt = { provider, intentId, state }
    const plan = planPaymentFact({ fact, order, attempt, knownLedger: ledger, now: NOW })
    if (plan.action !== 'apply') continue
    order = { ...order, state: plan.orderState }
    attempts[intentId] = plan.attemptState
    ledger.push(...plan.ledgerRows)
    entitled = (entitled || plan.grant) && !plan.revoke
  }
  // What a refund closed and came back may be closed or open: a person decides.
  const isForAPerson = ledger.some(({ kind }) => kind === 'refund_failed')
  return {
    status: order.state.status,
    entitled: entitled || isForAPerson,
    attempts: Object.entries(attempts).toSorted(([one], [other]) => one.localeCompare(other)),
    ledger: ledger
      .filter((row) => !isOverturned(row, ledger))
      .map((row) => JSON.stringify(row))
      .toSorted(),
  }
}
