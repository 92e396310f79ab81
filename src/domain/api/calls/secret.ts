import { z } from 'zod'
import { CONTACTS } from '../../tree-hole/find-contact'
import { LONGEST_NOTE, REPORT_REASONS } from '../../tree-hole/reports'
import type { CallRows } from '../call-row'
import { email, locale, uuid } from '../shapes'

/** A browser's proof that a secret is its own, kept there and nowhere else. */
const token = z.string().min(20).max(100)
const week = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** Far beyond what may be published: how long that is, a setting says, and the call tells. */
const LONGEST_TYPED = 10_000

/** A secret as its writer sees it. */
export const ownSecret = z.object({
  id: uuid,
  text: z.string(),
  state: z.enum(['reading', 'public', 'refused']),
  /** The Monday of the week in which it was written. */
  week,
  /** The day on which it is erased. */
  until: z.string(),
})

export const secretCalls = {
  'secret.list': {
    method: 'POST',
    path: '/api/treehole/list',
    purpose:
      'Secrets of others in the language of the page, in no order that tells anything, for members; and how long one may be.',
    owner: 'cookie',
    lane: 'browse',
    limit: { max: 300, windowSeconds: 600 },
    body: z.strictObject({ hl: locale.optional(), after: z.string().max(40).optional() }),
    data: z.object({
      /** Whether the viewer's membership opens them; else there are none. */
      open: z.boolean(),
      items: z.array(z.object({ id: uuid, text: z.string(), week })),
      /** What the next page is asked for with; null: these were the last. */
      next: z.string().nullable(),
      most: z.int(),
    }),
  },
  'secret.own': {
    method: 'POST',
    path: '/api/treehole/own',
    purpose:
      "The reader's own secrets: those of their account, and those that this browser has the proof of, page by page.",
    owner: 'cookie',
    lane: 'browse',
    limit: { max: 300, windowSeconds: 600 },
    body: z.strictObject({
      tokens: z.array(token).max(100).optional(),
      after: z.string().max(60).optional(),
    }),
    data: z.object({
      items: z.array(ownSecret),
      /** What the next page is asked for with; null: these were the last. */
      next: z.string().nullable(),
      most: z.int(),
    }),
  },
  'secret.save': {
    method: 'POST',
    path: '/api/treehole/save',
    purpose: 'Hands in a secret. A person of ours reads it before anybody else does.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 12, perIp: 120, windowSeconds: 3600 },
    body: z.strictObject({ hl: locale.optional(), text: z.string().min(1).max(LONGEST_TYPED) }),
    data: z.union([
      z.object({
        taken: z.literal(true),
        secret: ownSecret,
        /** Of a reader without an account: by it this browser knows its own. */
        token: token.nullable(),
        /** Its writer may be in danger, and is shown where somebody listens. Nobody else is told. */
        help: z.boolean(),
      }),
      z.object({
        taken: z.literal(false),
        why: z.enum(['empty', 'too_long', 'contact', 'too_many']),
        /** By what somebody could be reached. */
        contact: z.enum(CONTACTS).nullable(),
        /** As above: what was too long may say so, too. */
        help: z.boolean(),
        most: z.int(),
      }),
    ]),
  },
  'secret.remove': {
    method: 'POST',
    path: '/api/treehole/remove',
    purpose: 'Erases a secret of the reader at once and for good.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 120, windowSeconds: 3600 },
    body: z.strictObject({ secret: uuid, proof: token.optional() }),
    data: z.object({ removed: z.literal(true) }),
  },
  'secret.report': {
    method: 'POST',
    path: '/api/treehole/report',
    purpose: 'Reports a secret: it is out of sight until we have read it again. An address gets our answer.',
    owner: 'everybody',
    lane: 'work',
    limit: { max: 10, windowSeconds: 86_400 },
    body: z.strictObject({
      secret: uuid,
      hl: locale.optional(),
      reason: z.enum(REPORT_REASONS),
      note: z.string().trim().max(LONGEST_NOTE).optional(),
      email: email.optional(),
    }),
    data: z.object({ reported: z.literal(true) }),
  },
} as const satisfies CallRows
