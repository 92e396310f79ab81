import { z } from 'zod'
import type { CallRows } from '../call-row'
import { report } from '../result-shapes'
import { appExamId, byNumber, email, locale, number12, uuid } from '../shapes'
import { shared, shareState } from '../share-shapes'

export const reportCalls = {
  'report.read': {
    method: 'GET',
    path: '/api/exam/report/:orderNumber',
    purpose: 'The report of a sitting as far as it is bought, or where to go instead.',
    owner: 'sitting',
    deed: 'read',
    lane: 'work',

    ...byNumber,
    data: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('report'), report }),
      /** The sitting is this viewer's, but there is no report to read: where to go instead. */
      z.object({ kind: z.literal('elsewhere'), because: z.enum(['not_confirmed', 'abnormal']) }),
    ]),
  },
  'report.useHeld': {
    method: 'POST',
    path: '/api/exam/report/held/use',
    purpose: 'Opens the report of a test with one that came with another report, as a part or a gift.',
    owner: 'sitting',
    deed: 'give',
    lane: 'work',
    limit: { max: 30, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12 }),
    /** False: there is none, or it was used meanwhile. */
    data: z.object({ opened: z.boolean() }),
  },
  'report.openByPlan': {
    method: 'POST',
    path: '/api/exam/report/plan/open',
    purpose: "Opens the full report of the customer's own test with their plan (docs/decisions/0040).",
    owner: 'sitting',
    deed: 'open',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({ opened: z.literal(true) }),
  },
  'report.erase': {
    method: 'POST',
    path: '/api/exam/report/erase',
    purpose:
      'Deletes the answers and the result of a test about mental health at once, and ends the permission; of a map its part about health. `whole`: everything about one test, of any kind.',
    owner: 'sitting',
    deed: 'erase',
    lane: 'work',
    limit: { max: 30, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12, whole: z.literal(true).optional() }),
    data: z.object({
      erased: z.boolean(),
      /** By the link of a letter: when it goes, unless somebody with another key keeps it. */
      on: z.iso.datetime().nullable(),
    }),
  },
  'report.keep': {
    method: 'POST',
    path: '/api/exam/report/keep',
    purpose: 'Keeps a report that the reader of its letter wanted erased.',
    owner: 'sitting',
    deed: 'keep',
    lane: 'work',
    limit: { max: 30, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({ kept: z.literal(true) }),
  },
  'report.keys': {
    method: 'GET',
    path: '/api/exam/report/keys/:orderNumber',
    purpose: 'The mailboxes whose letters open a result, for whose it is.',
    owner: 'sitting',
    deed: 'tell',
    lane: 'work',
    ...byNumber,
    data: z.object({
      keys: z.array(
        z.object({
          key: uuid,
          /** The address; with one letter of its name where the viewer did not give it themselves. */
          mailbox: z.string(),
          since: z.iso.datetime(),
          /** A link was opened there, or its reader has the result in their account. */
          opened: z.boolean(),
        }),
      ),
    }),
  },
  'report.endKey': {
    method: 'POST',
    path: '/api/exam/report/keys/end',
    purpose: 'Ends what letters to a mailbox open of a result, and tells the mailbox.',
    owner: 'sitting',
    deed: 'tell',
    lane: 'work',
    limit: { max: 30, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12, key: uuid }),
    /** False: there is no such key any more. */
    data: z.object({ ended: z.boolean() }),
  },
  'report.share': {
    method: 'GET',
    path: '/api/exam/report/share/:orderNumber',
    purpose: 'The public page of a result as its owner left it, or why there can be none.',
    owner: 'sitting',
    deed: 'share',
    lane: 'work',

    ...byNumber,
    data: shareState,
  },
  'report.unshare': {
    method: 'POST',
    path: '/api/exam/report/unshare',
    purpose: 'Ends the public page of a result. A new one has another address.',
    owner: 'sitting',
    deed: 'share',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({ stopped: z.literal(true) }),
  },
  'report.shared': {
    method: 'GET',
    path: '/api/exam/report/shared/:token',
    purpose: 'A result as its owner shows it to everybody: its range and interval, never more.',
    owner: 'token',
    lane: 'work',
    limit: { max: 30, perIp: 30, windowSeconds: 3600, onlyRefused: 'linkInvalid' },

    params: z.object({ token: z.string().regex(/^[0-9a-z]{43,64}$/) }),
    query: z.object({ hl: locale.optional() }),
    data: z.object({ shared }),
  },
  'report.open': {
    method: 'POST',
    path: '/api/exam/report/open',
    purpose: 'Exchanges the token of a mailed link for a cookie, and lists its reports.',
    owner: 'token',
    lane: 'work',
    limit: { max: 30, perIp: 30, windowSeconds: 3600, onlyRefused: 'linkInvalid' },

    body: z.strictObject({ token: z.string().min(20).max(200) }),
    data: z.object({
      reports: z.array(
        z.object({
          orderNumber: number12,
          appExamId: z.string(),
          title: z.string(),
          finishedAt: z.string(),
          open: z.boolean(),
        }),
      ),
    }),
  },
  'report.retrieve': {
    method: 'POST',
    path: '/pay/exam/order/report/retrieve',
    purpose: 'Mails a link to the bought reports of an address.',
    owner: 'everybody',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },

    body: z.strictObject({ appExamId, email, hl: locale }),
    data: z.object({ sent: z.literal(true) }),
  },
} as const satisfies CallRows
