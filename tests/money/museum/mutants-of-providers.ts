// P-nn: docs/facts/commerce.md 3. F-nn: docs/facts/faults.md.
import type { Mutant } from './mutants.ts'

/** What providers tell, and what they do not. */
export const MUTANTS_OF_PROVIDERS: readonly Mutant[] = [
  {
    name: 'signature-unchecked',
    thread: 'payload #7739, PR #7763; template-ecommerce-nextjs #2 (P-01)',
    wrong: 'a webhook is believed whoever signed it',
    file: 'src/gateways/payments/sandbox/verify-webhook.ts',
    changes: [
      {
        replace: 'if (refusal) return { ok: false, reason: refusal }',
        by: "if (refusal === 'missing_signature') return { ok: false, reason: refusal }",
      },
    ],
    killedBy: ['told'],
  },
  {
    name: 'test-mode-believed',
    thread: 'payload CVE-2026-105848 (P-01)',
    wrong: 'an event of test mode is taken by the live endpoint',
    file: 'src/services/inbox/receive-event.ts',
    changes: [{ replace: 'if (verdict.livemode !== gateway.livemode) {', by: 'if (!gateway) {' }],
    killedBy: ['told'],
  },
  {
    name: 'acknowledged-and-lost',
    thread: 'medusa #12790, #3871 (P-05)',
    wrong: 'an event is acknowledged and never worked off',
    file: 'src/services/inbox/receive-event.ts',
    changes: [{ replace: "state: 'received',", by: "state: 'applied'," }],
    killedBy: ['told'],
  },
  {
    name: 'poison-swallowed',
    thread: 'PrestaShop ps_checkout #1546 (P-11)',
    wrong: 'an event whose handling throws is silently done with',
    file: 'src/services/inbox/apply-events.ts',
    changes: [
      { replace: "state: 'failed', outcome, waitSeconds", by: "state: 'applied', outcome, waitSeconds" },
    ],
    killedBy: ['told'],
  },
  {
    name: 'poison-blocks',
    thread: 'payload #17441, #17645 (P-11, F-07)',
    wrong: 'one event that cannot be handled holds up all others',
    file: 'src/services/inbox/apply-events.ts',
    changes: [
      { replace: 'const AT_ONCE = 8', by: 'const AT_ONCE = 1' },
      {
        replace: '    const tries = Math.max(',
        by: '    if (tries_ < 99) throw error\n    const tries = Math.max(',
      },
      { replace: 'const log = logger(', by: 'const tries_ = 0\nconst log = logger(' },
    ],
    killedBy: ['told'],
  },
  {
    name: 'nobody-asks',
    thread: 'medusa #10949, #8074 (P-09)',
    wrong: 'a webhook that never comes leaves a payment without its order',
    file: 'src/services/payments/reconcile-payments.ts',
    changes: [
      { replace: 'const due = await claimDue(deps)', by: 'const due = (await claimDue(deps)).slice(0, 0)' },
    ],
    killedBy: ['told'],
  },
  {
    name: 'events-not-pulled',
    thread: 'medusa #12790; woocommerce-gateway-stripe #2331 (P-09)',
    wrong: 'a dispute whose webhook was lost is never known',
    file: 'src/services/inbox/pull-events.ts',
    changes: [{ replace: 'const rows = ours.length', by: 'const rows = ours.length < 0' }],
    killedBy: ['told'],
  },
  {
    name: 'one-sided-balance',
    thread: 'medusa #12790, #10949 (P-09)',
    wrong: 'money that the provider has and we do not know is not looked for',
    file: 'src/services/reconciliation/balance-books.ts',
    changes: [
      {
        replace: 'missing += await bookMissing(deps, { gateway, movements: page.movements })',
        by: 'missing += await bookMissing(deps, { gateway, movements: [] })',
      },
    ],
    killedBy: ['told'],
  },
  {
    name: 'page-believes',
    thread: 'Mild-Solvent/gas #13 (P-13)',
    wrong: 'the page says that you paid while nobody has verified anything',
    file: 'src/services/payments/check-order.ts',
    changes: [
      { replace: "if (asked === 'silent') return 'pending'", by: "if (asked === 'silent') return 'paid'" },
    ],
    killedBy: ['told'],
  },
  {
    name: 'key-of-yesterday',
    thread: 'craftcms/commerce-stripe #207, commerce #1510 (P-18)',
    wrong: 'a key that the provider has forgotten is used again: a second charge',
    file: 'src/services/payments/open-payment.ts',
    changes: [
      {
        replace: '!attempt.intentId && now.getTime() - new Date(attempt.createdAt).getTime() > ANSWER_MS',
        by: '!attempt.intentId && now.getTime() - new Date(attempt.createdAt).getTime() > 9999 * ANSWER_MS',
      },
    ],
    killedBy: ['one-payment'],
  },
  {
    name: 'refund-asked-blindly',
    thread: 'killbill/killbill #675 (P-18)',
    wrong: 'a refund without an answer is asked for again without looking: made twice',
    file: 'src/services/refunds/send-refund.ts',
    changes: [
      {
        replace: 'if (row.askedAt && (await isThere({ gateway, row })))',
        by: 'if (row.askedAt === row.id && (await isThere({ gateway, row })))',
      },
    ],
    killedBy: ['afterwards'],
  },
]
