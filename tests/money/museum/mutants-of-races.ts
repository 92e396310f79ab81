// P-nn: docs/facts/commerce.md 3. F-nn: docs/facts/faults.md.
import type { Mutant } from './mutants.ts'

/** Two at once: clicks, tabs, webhooks and workers. */
export const MUTANTS_OF_RACES: readonly Mutant[] = [
  {
    name: 'no-lock',
    thread: 'medusajs/medusa #13301; saleor #12652, #17776 (P-03, P-04)',
    wrong: 'the return page and the webhook both complete the order, because the lock is not taken',
    file: 'src/services/payments/find-attempt.ts',
    changes: [
      { replace: 'await lockSubject(db, about)', by: '' },
      { replace: ".where(eq(orders.id, orderId)).for('update')", by: '.where(eq(orders.id, orderId))' },
    ],
    killedBy: ['one-payment'],
  },
  {
    name: 'loser-fails',
    thread: 'medusa #4798, #2948, #2601, #2341 (P-03)',
    wrong: 'the loser of a race is answered 409 instead of what the winner made',
    file: 'src/services/payments/ensure-intent.ts',
    changes: [{ replace: 'if (!inUse || tries <= 1) throw error', by: 'throw error' }],
    killedBy: ['one-payment'],
  },
  {
    name: 'second-intent',
    thread: 'saleor #19220 (P-02)',
    wrong: 'paying again creates a second payment at the provider',
    file: 'src/services/payments/open-payment.ts',
    changes: [
      {
        replace: 'if (own && !isUnanswered({ attempt: own, now: deps.now() })) return own',
        by: '',
      },
    ],
    killedBy: ['one-payment'],
  },
  {
    name: 'ephemeral-key',
    thread: 'tempoxyz/pympp #155; craftcms/commerce-stripe #207 (P-02)',
    wrong: 'the idempotency key holds something that lives shorter than the order: charged once a try',
    file: 'src/services/payments/ensure-intent.ts',
    changes: [
      { replace: 'idempotencyKey: attempt.idempotencyKey', by: 'idempotencyKey: crypto.randomUUID()' },
    ],
    killedBy: ['one-payment'],
  },
  {
    name: 'rivals-stay-open',
    thread: 'getlago/lago-api #5708; craftcms/commerce #1510 (P-10)',
    wrong: 'an open session of another method is not closed: both go through',
    file: 'src/services/payments/close-rivals.ts',
    changes: [{ replace: 'for (const rival of rivals) {', by: 'for (const rival of rivals.slice(0, 0)) {' }],
    killedBy: ['one-payment'],
  },
  {
    name: 'no-last-look',
    thread: 'getlago/lago-api #5708 (P-10)',
    wrong: 'what was paid just before it is closed counts as closed',
    file: 'src/services/payments/apply-payment-fact.ts',
    changes: [
      {
        replace: 'return cancel ? await gateway.cancelIntent(intentId) : await gateway.fetchIntent(intentId)',
        by: "return cancel ? { ...(await gateway.cancelIntent(intentId)), status: 'canceled', charges: [] } : await gateway.fetchIntent(intentId)",
      },
    ],
    killedBy: ['one-payment'],
  },
  {
    name: 'double-success-kept',
    thread: 'getlago/lago-api #3223; craftcms/commerce-stripe #207 (P-10)',
    wrong: 'the second payment of one order is kept',
    file: 'src/domain/orders/give-back.ts',
    changes: [{ replace: 'if (amount <= 0) return null', by: 'if (amount !== Infinity) return null' }],
    killedBy: ['one-payment', 'histories.deep'],
  },
  {
    name: 'agreed-is-taken',
    thread: 'getlago/lago-api #5708 (P-10)',
    wrong: 'an agreement is charged although the same thing has been paid in another way',
    file: 'src/services/payments/capture-approved.ts',
    changes: [
      {
        replace: 'if (await isOrderOwned(deps, { db, order })) return null',
        by: '',
      },
    ],
    killedBy: ['one-payment'],
  },
  {
    name: 'owned-by-tier',
    thread: 'our own, November 2026: an owner of Complete was charged for Score',
    wrong: 'what is owned is told by tier, so a tier whose parts are all open is sold',
    file: 'src/domain/catalog/owned.ts',
    changes: [
      {
        replace: 'parts.every((part) => held.has(part))',
        by: 'parts.length === held.size && parts.every((part) => held.has(part))',
      },
    ],
    killedBy: ['owned', 'histories.deep'],
  },
  {
    name: 'other-tier-stays-open',
    thread: 'getlago/lago-api #5708 (P-10)',
    wrong: 'the open form of another tier with the same parts is not closed: both go through',
    file: 'src/domain/catalog/owned.ts',
    changes: [{ replace: 'one.some((part) => other.includes(part))', by: 'one.join() === other.join()' }],
    killedBy: ['owned'],
  },
  {
    name: 'mail-twice',
    thread: 'payloadcms/payload #13549, #16043; woocommerce-gateway-stripe #2331 (F-06)',
    wrong: 'a job that two workers run at once mails twice',
    file: 'src/services/mails/send-mail.ts',
    changes: [
      {
        replace: 'or(isNull(mails.leasedUntil), lt(mails.leasedUntil, at.toISOString())),',
        by: 'or(isNull(mails.leasedUntil), lt(mails.createdAt, at.toISOString())),',
      },
    ],
    killedBy: ['afterwards'],
  },
  {
    name: 'second-receipt',
    thread: 'woocommerce-gateway-stripe #2331; Pinelab vendure-plugins #620 (P-03)',
    wrong: 'what a webhook sets off is keyed by the webhook, not by the order',
    file: 'src/services/orders/enqueue-receipt.ts',
    changes: [
      {
        replace: 'key: receiptKey({ order: order.id, sku: order.sku }),',
        by: 'key: receiptKey({ order: crypto.randomUUID(), sku: order.sku }),',
      },
    ],
    killedBy: ['afterwards'],
  },
  {
    name: 'last-use-twice',
    thread: 'getlago/lago-api #3223 (P-15)',
    wrong: 'the last use of a code is read before it is locked',
    file: 'src/services/orders/quote-sku.ts',
    changes: [{ replace: "lock ? await query.for('update') : await query", by: 'await query' }],
    killedBy: ['afterwards'],
  },
  {
    name: 'lock-for-ever',
    thread: 'medusa #14757, #14758, #14804 (F-05, P-12)',
    wrong: 'whoever waits for a lock waits for ever',
    file: 'src/gateways/database/watched-pool.ts',
    changes: [{ replace: 'lock_timeout: 5_000,', by: 'lock_timeout: 0,' }],
    killedBy: ['told'],
  },
]
