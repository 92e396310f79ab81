import { z } from 'zod'
import type { CallRows } from '../call-row'
import { appExamId, email, empty, locale, number12 } from '../shapes'

export const appCalls = {
  'app.view': {
    method: 'GET',
    path: '/api/app/v2/view',
    purpose:
      "The visitor's country, continent, currency, consent choice, test mode and the build that is served.",
    owner: 'everybody',
    lane: 'browse',

    query: z.object({
      dl: z.string().max(2000).optional(),
      av: z.string().max(40).optional(),
      hl: z.string().max(10).optional(),
      id: z.string().max(64).optional(),
      eid: z.string().max(64).optional(),
      aeid: z.string().max(64).optional(),
    }),
    data: z.object({
      country: z.string(),
      continentCode: z.string(),
      currency: z.string(),
      hl: z.string(),
      /** Whether the cookie notice was answered, and how. */
      consent: z.enum(['accepted', 'refused']).nullable(),
      testMode: z.boolean(),
      buildId: z.string(),
    }),
  },
  'app.logid': {
    method: 'POST',
    path: '/api/app/v2/generate/logid',
    purpose: 'A random log id. Nothing stores it.',
    owner: 'everybody',
    lane: 'browse',
    body: z.strictObject({ appExamId }),
    data: z.object({ logid: z.string() }),
  },
  'app.languages': {
    method: 'GET',
    path: '/api/app/language/list/:examId',
    purpose: 'The nine locales of an exam.',
    owner: 'everybody',
    lane: 'browse',

    params: z.object({ examId: appExamId }),
    data: z.array(z.object({ code: z.string(), tag: z.string(), name: z.string() })),
  },
  'app.consent': {
    method: 'POST',
    path: '/api/app/consent',
    purpose: 'Records the answer to the cookie notice and sets its cookie.',
    owner: 'everybody',
    lane: 'browse',
    limit: { max: 30, windowSeconds: 3600 },

    body: z.strictObject({
      choice: z.enum(['accepted', 'refused']),
      hl: locale,
      version: z.string().max(40),
    }),
    data: empty,
  },
  'app.contact': {
    method: 'POST',
    path: '/api/app/contact',
    purpose: 'Leaves a message for support, with an order if it is about one, and mails a confirmation.',
    owner: 'everybody',
    lane: 'browse',
    limit: { max: 10, perIp: 20, windowSeconds: 3600 },

    body: z.strictObject({
      appExamId,
      hl: locale,
      email,
      topic: z.string().trim().min(1).max(200),
      message: z.string().trim().min(1).max(5000),
      /** The number of the order that it is about; whether the writer may see it, the handler asks. */
      order: number12.optional(),
    }),
    data: empty,
  },
} as const satisfies CallRows
