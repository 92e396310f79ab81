import { z } from 'zod'
import type { CallRows } from '../call-row'
import { appExamId, email, locale } from '../shapes'

const token = z.string().min(20).max(200)

/** A token has 256 random bits: every guess is looked up, and only what is refused counts. */
const dataLinks = { max: 30, perIp: 30, windowSeconds: 3600, onlyRefused: 'linkInvalid' } as const

/** What is kept about a person, for whoever reads the mailbox of its address (services/privacy). */
export const dataCalls = {
  'data.link': {
    method: 'POST',
    path: '/api/user/data/link',
    purpose:
      'Mails a link that opens everything kept about an address, with or without an account. The same answer for every address.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 30, perIp: 120, windowSeconds: 3600 },
    body: z.strictObject({ appExamId, email, hl: locale }),
    data: z.object({ sent: z.literal(true) }),
  },
  'data.kept': {
    method: 'POST',
    path: '/api/user/data',
    purpose: 'How much is kept about whom a mailed link is for. The link stays good.',
    owner: 'token',
    lane: 'work',
    limit: dataLinks,
    body: z.strictObject({ token, hl: locale.optional() }),
    data: z.object({
      address: z.string(),
      account: z.boolean(),
      tests: z.int(),
      reports: z.int(),
      paidOrders: z.int(),
      letters: z.int(),
      /** Of `tests`, those that the mailbox has by letters alone: they go later. */
      byLetter: z.int(),
      /** Tests for which the address was merely given: it goes, they stay. */
      typed: z.int(),
      /** A plan that an erasure ends at once; `until`: the day to which it could be kept if it were cancelled instead. */
      plan: z.object({ title: z.string(), until: z.iso.date().nullable() }).nullable(),
    }),
  },
  'data.export': {
    method: 'POST',
    path: '/api/user/data/export',
    purpose: 'Everything about whom a mailed link is for, by table, and files beside it.',
    owner: 'token',
    lane: 'work',
    limit: dataLinks,
    body: z.strictObject({ token, hl: locale.optional() }),
    data: z.object({
      made: z.iso.datetime(),
      address: z.string(),
      tables: z.record(z.string(), z.array(z.unknown())),
      /** When the address was merely given for a test; nothing else of it, and nothing about health. */
      typed: z.array(z.object({ at: z.iso.datetime() })),
      files: z.array(z.object({ name: z.string(), type: z.string(), base64: z.string() })),
    }),
  },
  'data.erase': {
    method: 'POST',
    path: '/api/user/data/erase',
    purpose:
      'Erases everything about whom a mailed link is for that need not be kept, and signs this browser out.',
    owner: 'token',
    lane: 'work',
    limit: dataLinks,
    /** `agreed`: they were shown what goes and what stays. */
    body: z.strictObject({ token, agreed: z.literal(true) }),
    data: z.object({
      erased: z.literal(true),
      /** When tests go that the mailbox had by letters alone, and how many. */
      later: z.object({ on: z.iso.datetime(), tests: z.int() }).nullable(),
    }),
  },
} as const satisfies CallRows
