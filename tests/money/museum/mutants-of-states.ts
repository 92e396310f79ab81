// P-nn: docs/facts/commerce.md 3.
import type { Mutant } from './mutants.ts'

/** What an order is, and what is counted. */
export const MUTANTS_OF_STATES: readonly Mutant[] = [
  {
    name: 'status-unchecked',
    thread: 'payloadcms/payload #15862, PR #15902; medusa #14205 (P-06)',
    wrong: 'an order is confirmed without looking whether its payment succeeded',
    file: 'src/services/payments/apply-payment-fact.ts',
    changes: [
      {
        replace: `    fetched.status === 'approved'
      ? await captureApproved(deps, { gateway, fact: fetched, buyerIsHere })
      : fetched
`,
        by: `    fetched.charges.length > 0
      ? fetched
      : { ...fetched, status: 'succeeded' as const, charges: [{ ref: fetched.intentId, amount: fetched.amount }] }
`,
      },
    ],
    killedBy: ['told'],
  },
  {
    name: 'late-answer-lowers',
    thread: 'killbill/killbill #675, #809 (P-07, P-09)',
    wrong: 'a late answer pushes a captured payment back',
    file: 'src/domain/orders/attempt-machine.ts',
    changes: [{ replace: 'if (RANK[said] <= RANK[state.status])', by: 'if (said === state.status)' }],
    killedBy: ['histories.deep'],
  },
  {
    name: 'total-saved-late',
    thread: 'saleor #19854 (P-07)',
    wrong: 'the total is computed of the last event alone: 7.00 instead of 18.00',
    file: 'src/domain/orders/payment-fact.ts',
    changes: [
      {
        replace: 'totals: ledgerTotals([...knownLedger, ...newRows])',
        by: 'totals: ledgerTotals(newRows)',
      },
    ],
    killedBy: ['histories.deep'],
  },
  {
    name: 'no-trace',
    thread: 'saleor #18196 (P-08)',
    wrong: 'the trace of a payment that was refused is rolled back with it',
    file: 'src/services/payments/apply-payment-fact.ts',
    changes: [
      {
        replace: 'for (const anomaly of refused) await recordAnomaly(deps, anomaly)',
        by: 'if (refused.length > 0) throw new Error(said)',
      },
    ],
    killedBy: ['told'],
  },
  {
    name: 'amount-unchecked',
    thread: 'saleor #18196 (P-08)',
    wrong: 'another amount than was asked for pays the order',
    file: 'src/domain/orders/check-payment-fact.ts',
    changes: [{ replace: "fact.amount === order.state.total ? null : 'wrong_amount'", by: 'null' }],
    killedBy: ['told'],
  },
  {
    name: 'currency-unchecked',
    thread: 'saleor #18196 (P-08, P-16)',
    wrong: 'the same figure in another currency pays the order',
    file: 'src/domain/orders/check-payment-fact.ts',
    changes: [{ replace: "if (fact.currency !== order.currency) return 'wrong_currency'", by: '' }],
    killedBy: ['told'],
  },
  {
    name: 'order-unchecked',
    thread: 'payloadcms/payload #15862 (P-08)',
    wrong: "another order's payment confirms this one",
    file: 'src/domain/orders/check-payment-fact.ts',
    changes: [
      { replace: "if (fact.orderId !== null && fact.orderId !== order.id) return 'wrong_order'", by: '' },
    ],
    killedBy: ['told'],
  },
  {
    name: 'expired-takes-no-money',
    thread: 'saleor #17742, #18589; medusa #8074 (P-05)',
    wrong: 'the order is gone when its money comes: paid there, nothing here',
    file: 'src/domain/orders/order-machine.ts',
    changes: [
      {
        replace: 'if (totals.charged === 0)',
        by: "if (totals.charged === 0 || state.status === 'expired')",
      },
    ],
    killedBy: ['afterwards', 'histories.deep'],
  },
  {
    name: 'expires-under-way',
    thread: 'saleor #12652, #12647 (P-03)',
    wrong: "a checkout is deleted under a payment's feet",
    file: 'src/services/orders/expire-orders.ts',
    changes: [
      {
        replace:
          "and(eq(orders.status, 'created'), lte(orders.expiresAt, now().toISOString()), notExists(underWay))",
        by: "and(eq(orders.status, 'created'), lte(orders.expiresAt, now().toISOString()))",
      },
      { replace: 'isPaymentUnderWay({ status, isCapturing: capturedAt !== null }),', by: 'false,' },
    ],
    killedBy: ['afterwards'],
  },
  {
    name: 'refunded-keeps-report',
    thread: 'medusa #3146 (P-14)',
    wrong: 'a refund changes the order and leaves what it sold open',
    file: 'src/domain/orders/order-machine.ts',
    changes: [{ replace: "return had && !has ? ['revoke_entitlement'] : []", by: 'return []' }],
    killedBy: ['afterwards', 'histories.deep'],
  },
  {
    name: 'failed-refund-unseen',
    thread: 'Stripe: a card refund that succeeded may fail up to 30 days later (P-14)',
    wrong: 'what came back of a refund is in no book: the money is with us, the order counts as refunded',
    file: 'src/domain/orders/payment-fact.ts',
    changes: [
      { replace: 'const failed = fact.failedRefunds ?? []', by: 'const failed: typeof fact.refunds = []' },
    ],
    killedBy: ['comes-back'],
  },
  {
    name: 'failed-refund-opens',
    thread: 'Stripe: a card refund that succeeded may fail up to 30 days later (P-14)',
    wrong: 'a buyer who was told of a refund has the report again, and no money, and nobody decided it',
    file: 'src/domain/orders/order-machine.ts',
    changes: [{ replace: 'isOnlyFailedRefund(state, totals) ? [] : accessEffects', by: 'accessEffects' }],
    killedBy: ['comes-back'],
  },
  {
    name: 'failed-refund-for-ever',
    thread: 'Stripe: a refund may fail on its way (P-18)',
    wrong: 'a refund that came to nothing is on its way for ever, and is made anew every day',
    file: 'src/services/refunds/settle-refunds.ts',
    changes: [
      { replace: '...(fact.failedRefunds ?? []).map(', by: '...(fact.failedRefunds ?? []).slice(0, 0).map(' },
    ],
    killedBy: ['comes-back'],
  },
  {
    name: 'appeal-refused',
    thread: 'Stripe: a lost dispute may be won on appeal (P-09)',
    wrong:
      'a dispute that was lost and then won is a contradiction for ever: nothing of its payment is booked any more',
    file: 'src/domain/orders/check-payment-fact.ts',
    changes: [
      {
        replace: "!rows.some((row) => row.kind === 'dispute_lost'",
        by: "!all.some((row) => row.kind === 'dispute_lost'",
      },
    ],
    killedBy: ['histories.deep'],
  },
]
