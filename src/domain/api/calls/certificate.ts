import { z } from 'zod'
import { CERTIFICATE_NUMBER } from '../../certificate/certificate-number'
import { CERTIFICATE_STATES, WHY_NO_CERTIFICATE } from '../../certificate/why-none'
import type { CallRows } from '../call-row'
import { byNumber, locale, number12 } from '../shapes'

const text = z.string()

/** What its owner is told of it. */
const own = z.object({
  number: text,
  /** Of its public page. */
  path: text,
  /** Of its sheet as a PDF. */
  file: text,
  showsName: z.boolean(),
  hidden: z.boolean(),
  since: z.iso.datetime(),
})

/** What it states, in finished sentences. Made by services/reports/certificate/certificate-view.ts. */
const told = z.object({
  title: text,
  /** null: its owner does not show it. */
  name: text.nullable(),
  statement: text,
  headline: text,
  interval: text,
  rows: z.array(z.object({ name: text, said: text })),
  note: text,
})

export const certificateCalls = {
  'certificate.state': {
    method: 'GET',
    path: '/api/exam/certificate/own/:orderNumber',
    purpose: 'The certificate of a result as its owner left it, or why there can be none.',
    owner: 'sitting',
    deed: 'share',
    lane: 'work',
    ...byNumber,
    data: z.object({
      because: z.enum(WHY_NO_CERTIFICATE).nullable(),
      /** The name that it bears once that is switched on; null: none is known. */
      name: text.nullable(),
      certificate: own.nullable(),
    }),
  },
  'certificate.set': {
    method: 'POST',
    path: '/api/exam/certificate/set',
    purpose:
      'Makes the certificate of a result, and says whether it bears a name and whether it is hidden. Paid.',
    owner: 'sitting',
    deed: 'share',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({
      orderNumber: number12,
      hl: locale.optional(),
      showsName: z.boolean().optional(),
      hidden: z.boolean().optional(),
    }),
    data: z.object({ certificate: own }),
  },
  'certificate.check': {
    method: 'GET',
    path: '/api/exam/certificate/check/:token',
    purpose:
      'What a certificate states, by its number, with its signed text; of one that is not valid, only that.',
    owner: 'token',
    lane: 'work',
    limit: { max: 120, windowSeconds: 3600 },
    params: z.object({ token: z.string().regex(CERTIFICATE_NUMBER) }),
    query: z.object({ hl: locale.optional() }),
    data: z.object({
      state: z.enum(CERTIFICATE_STATES),
      code: text,
      examId: z.int(),
      told: told.nullable(),
      /** Compact JWS, to be checked with a key of /.well-known/jwks.json. */
      jws: text.nullable(),
    }),
  },
} as const satisfies CallRows
