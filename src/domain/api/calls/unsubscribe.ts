import { z } from 'zod'
import { WITHDRAWAL_OUTCOMES } from '../../orders/withdrawal'
import { LEAVING_REASONS } from '../../subscriptions/terms'
import type { CallRows } from '../call-row'
import { appExamId, email, empty, locale, money, number12 } from '../shapes'

/** Sealed by services/subscriptions/leaving/seal.ts. */
const token = z.string().min(20).max(2000)

/** The page that a form came from, and its language: where its answer leads. */
const page = { hl: locale.optional(), examId: appExamId.optional() }

/** What a leaver is shown after the click: what stopped, until when it is open, and where the receipt goes. */
const left = z.object({
  number: number12,
  title: z.string(),
  cancelledAt: z.string(),
  endsAt: z.string(),
  /** Days are told in it. */
  zone: z.string(),
  /** Where the receipt was sent, partly hidden. */
  mailedTo: z.string(),
  /** Takes it back, and says why one left: for whoever has it. null: somebody else cancelled it. */
  token: z.string().nullable(),
})

/**
 * Leaving, without signing in (docs/decisions/0014, 0015). Each of them also takes a plain form and answers it with a page
 * (cms/endpoints/also-form.ts), so that all of it works without a script.
 */
export const unsubscribeCalls = {
  'unsubscribe.check': {
    method: 'POST',
    path: '/pay/unsubscribe/check/email',
    purpose:
      'Whether an address or an order number has a plan that can be cancelled. After three misses it says the same of every one.',
    owner: 'everybody',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({ key: z.string().trim().min(1).max(600), ...page }),
    data: z.object({
      /** Confirms the cancellation in the second step. */
      ticket: z.string(),
      /** None where it is not told whether there is one. */
      plans: z.array(z.object({ title: z.string(), endsAt: z.string(), zone: z.string() })),
    }),
  },
  'unsubscribe.cancel': {
    method: 'POST',
    path: '/pay/unsubscribe/cancel',
    purpose: 'Cancels at once: nothing more is charged, and it stays open to the paid end.',
    owner: 'token',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({ ticket: token, ...page }),
    data: z.object({
      /** None where it is not told whether there was one. */
      plans: z.array(left),
      /** Shows them again. */
      token: z.string(),
    }),
  },
  'unsubscribe.undo': {
    method: 'POST',
    path: '/pay/subscription/undo',
    purpose: 'Takes a cancellation back before the end, by the link of its receipt or from the account.',
    owner: 'token',
    lane: 'work',
    limit: { max: 30, windowSeconds: 3600 },
    body: z.strictObject({ token, ...page }),
    data: z.object({ title: z.string(), nextChargeAt: z.string().nullable() }),
  },
  'unsubscribe.reason': {
    method: 'POST',
    path: '/pay/subscription/reason',
    purpose: 'Why somebody left, said afterwards if they want to.',
    owner: 'token',
    lane: 'work',
    limit: { max: 30, windowSeconds: 3600 },
    body: z.strictObject({ token, reason: z.enum(LEAVING_REASONS), ...page }),
    data: empty,
  },
  'unsubscribe.withdraw': {
    method: 'POST',
    path: '/pay/unsubscribe/withdraw',
    purpose:
      'Withdraws from an order by right, by its number and its address: the money goes back by itself, or it says why not.',
    owner: 'everybody',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({ number: z.string().trim().min(1).max(40), email, ...page }),
    data: z.object({
      outcome: z.enum(WITHDRAWAL_OUTCOMES),
      number: number12,
      /** Of `withdrawn`: when it was declared; of `waived`: when it was waived; of `over`: until when it could be. */
      at: z.string().nullable(),
      /** Of `withdrawn`: what goes back. */
      amount: money.nullable(),
      mailedTo: z.string(),
      token: z.string(),
    }),
  },
} as const satisfies CallRows
