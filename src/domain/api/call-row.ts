import type { z } from 'zod'
import type { Deed } from '../accounts/relations'
import type { ResultName } from './results'

/**
 * Requests allowed in a window: `max` per browser, `perIp` (five times that, unless given) per network, and `max` per customer
 * where the call is a customer's. All count: a made-up cookie buys no fresh budget, nor another network for who is signed
 * in, and many people behind one address do not use up each other's. `inSteps` writes
 * the count down only now and then, for calls that are made all the time.
 */
export type Limit = {
  max: number
  windowSeconds: number
  perIp?: number
  /**
   * Per network of browsers with whose visitor cookie no test was begun yet, or that bring none, where that is another number.
   * They are counted apart, so a script that keeps no cookies, or makes them up, does not use up what a school or an office has.
   */
  perIpNew?: number
  inSteps?: boolean
  /**
   * Only requests that were refused for this reason count, and those beyond the limit get a 429 in its place. Whoever
   * brings what is right is let through before anything is counted, so nobody who guesses can close the call to a whole
   * address. For secrets that no number of guesses finds and that cost little to look up, because every guess is looked up.
   */
  onlyRefused?: ResultName
}

/**
 * Whose the thing is that a call is about, and who may ask for it. cms/endpoints/resolve-owner.ts finds it before the handler
 * runs and hands it over; for anybody else the call answers 404, as for a number that does not exist.
 *
 * - `everybody`: public, or a form that anybody may send. What it says depends on no visitor.
 * - `cookie`: what it says is that of the browser's own cookie, which may be new.
 * - `token`: the token in the body or path is the proof; the handler looks it up.
 * - `sitting`, `order`: the number in the body or path names it. `deed`: what the call does with it; who may is `MAY` in
 *   domain/accounts/relations.ts.
 * - `customer`: what it says is that of the customer who is signed in; anybody else is told to sign in.
 * - `sitter`: a running sitting, for the browser that sits it, from memory where it was read before.
 */
export type Owner =
  | { owner: 'everybody' | 'cookie' | 'token' | 'customer' | 'sitter' }
  | { owner: 'sitting' | 'order'; deed: Deed }

/** What may wait when too many come at once (front/lanes.ts): `browse` first, `work` last. */
export type Lane = 'browse' | 'begin' | 'work'

/** One call: everything about it but what it does, which cms/endpoints has in the file of its noun. */
export type CallRow = Owner & {
  method: 'GET' | 'POST'
  path: `/api/${string}` | `/pay/${string}`
  /** One sentence: what it is for (docs/product.md, "Calls"). */
  purpose: string
  lane: Lane
  limit?: Limit
  /** Answered without Next's routing, which would cost more than its work (cms/endpoints/hot-calls.ts). It reads nothing that Next caches. */
  hot?: true
  params?: z.ZodObject
  query?: z.ZodObject
  /** Strict: unknown keys are refused. */
  body?: z.ZodObject
  /** The `data` of its envelope. */
  data: z.ZodType
}

export type CallRows = Record<string, CallRow>
