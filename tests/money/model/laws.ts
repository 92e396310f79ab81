import { LIVE_ATTEMPT_STATUSES } from '@/domain/orders/attempt-machine'
import { goneBack, ledgerTotals, withheldOf } from '@/domain/orders/ledger'
import { GRANTING_STATUSES } from '@/domain/orders/order-machine'
import { factLedgerRows } from '@/domain/orders/payment-fact'
import { receiptKey } from '@/domain/orders/receipt-key'
import type { World } from './commands'
import { isOverturned } from './is-overturned'
import { type ModelOrder, PRICE, PROMO } from './shop-rows'

/** What of docs/facts/commerce.md 2, I1 to I9, a shop at rest breaks; one sentence each. */
export const brokenLaws = ({ clock, provider, shop }: World): string[] => {
  const broken: string[] = []
  /** The provider would not give back what is too much, or could not, or an appeal brought it: a person is told. */
  const isTold = ({ sitting }: ModelOrder): boolean =>
    shop.refunds.some((one) => one.order.sitting === sitting && ['refused', 'failed'].includes(one.status)) ||
    shop.ledger.some((row) => row.order.sitting === sitting && isOverturned(row, shop.ledger))
  /** What its refund closed and came back is closed until a person decides. */
  const mayBeClosed = (order: ModelOrder): boolean =>
    shop.refunds.some((one) => one.order === order && one.status === 'failed')
  const law = (name: string, holds: boolean, about: string): void => {
    if (!holds) broken.push(`${name}: ${about}`)
  }
  for (const order of shop.orders) {
    const { status, total } = order.state
    const grants = GRANTING_STATUSES.includes(status)
    const entitlement = shop.entitlements.get(order)
    const totals = ledgerTotals(shop.ledger.filter((row) => row.order === order))
    const told = `${order.id} is ${status}`
    const isOpen = entitlement !== undefined && !entitlement.revoked
    law('I1/I4', isOpen ? grants : !grants || mayBeClosed(order), told)
    const kept = totals.charged - goneBack(totals)
    const withheld = withheldOf(totals)
    law('I2 not negative', kept >= 0, `${told}, ${kept}`)
    law(
      'I2 not more than the price',
      kept - withheld <= total || isTold(order),
      `${told}, keeps ${kept - withheld} of ${total}`,
    )
    law('I5', total === (order.promo ? 799 : PRICE), `${told}, ${total}`)
    const mails = shop.receipts.filter((key) => key === receiptKey({ order: order.id, sku: 'sku' })).length
    law('I7', mails <= 1 && (mails === 1 || !grants), `${told}, ${mails} receipts`)
  }
  const open = [...shop.entitlements].filter(([, { revoked }]) => !revoked).map(([order]) => order)
  for (const [at, order] of open.entries()) {
    const before = open.slice(0, at).filter(({ sitting }) => sitting === order.sitting)
    const isNew = order.parts.some((part) => before.every(({ parts }) => !parts.includes(part)))
    law(
      'sold once',
      isNew || order.state.status !== 'paid' || isTold(order),
      `${order.id} opened nothing that ${before.map(({ id }) => id)} had not`,
    )
  }
  const ours = shop.ledger
    .filter((row) => !isOverturned(row, shop.ledger))
    .map(({ provider: by, kind, providerRef, amount }) => [by, kind, providerRef, amount].join(' '))
  const theirs = provider.intents.flatMap(({ id }) =>
    factLedgerRows(provider.fact(id)).map((row) =>
      [row.provider, row.kind, row.providerRef, row.amount].join(' '),
    ),
  )
  law('I3', ours.toSorted().join() === theirs.toSorted().join(), `ours ${ours}, theirs ${theirs}`)
  law(
    'I6',
    provider.events.every(({ id }) => shop.isHeard(id)),
    'an event lies about',
  )
  for (const attempt of shop.attempts) {
    const old = attempt.state.status === 'unknown' && clock.now - attempt.at > 24 * 3_600_000
    law('I8', !old, `attempt ${attempt.attempt} of ${attempt.order.id}`)
  }
  for (const order of shop.orders) {
    const live = shop.attempts.filter(
      (one) => one.order === order && LIVE_ATTEMPT_STATUSES.includes(one.state.status),
    )
    law('one live attempt', live.length <= 1, order.id)
  }
  // Money for an order that had expired pays it all the same (paid_after_expiry tells a person): it is counted apart.
  const uses = shop.orders.filter(({ promo, state }) => promo && state.status !== 'expired').length
  const late = shop.anomalies.filter((kind) => kind === 'paid_after_expiry').length
  law('I9', uses <= (PROMO.maxUses ?? 0) + late, `${uses} uses`)
  for (const refund of shop.refunds) {
    const made = provider.intents.flatMap((intent) =>
      [...intent.refunds, ...intent.pendingRefunds, ...intent.failedRefunds].filter(
        ({ refundId }) => refundId === refund.id,
      ),
    )
    law('one refund a wish', made.length <= 1, `${refund.id} was made ${made.length} times`)
    const isOver = ['made', 'refused', 'failed'].includes(refund.status)
    law('no wish lies about', isOver, `${refund.id} is ${refund.status}`)
  }
  // Late news that a dispute was lost contradict what an appeal has won.
  const appealed = provider.intents.some(({ disputes }) => disputes.some((one) => one.appealed))
  const alarms = shop.anomalies.filter(
    (kind) => !EXPECTED.includes(kind) && !(appealed && kind === 'ledger_conflict'),
  )
  law('no false alarm', alarms.length === 0, alarms.join())
  return broken
}

/** What a provider that never lies may still make of us. */
const EXPECTED = [
  'double_success',
  'bought_twice',
  'paid_after_expiry',
  'success_after_close',
  'refund_failed',
  'dispute_overturned',
]
