import { z } from 'zod'
import { appExamId, email, empty, locale, uuid } from '../shapes'

const protocol = z.object({ id: uuid, linkCode: z.string(), title: z.string(), version: z.string() })

export const appSchemas = {
  'app.view': {
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
  'app.logid': { body: z.strictObject({ appExamId }), data: z.object({ logid: z.string() }) },
  'app.languages': {
    params: z.object({ examId: appExamId }),
    data: z.array(z.object({ code: z.string(), tag: z.string(), name: z.string() })),
  },
  'app.consent': {
    body: z.strictObject({
      choice: z.enum(['accepted', 'refused']),
      hl: locale,
      version: z.string().max(40),
    }),
    data: empty,
  },
  'app.contact': {
    body: z.strictObject({
      appExamId,
      hl: locale,
      email,
      topic: z.string().trim().min(1).max(200),
      message: z.string().trim().min(1).max(5000),
    }),
    data: empty,
  },
  'protocol.list': { params: z.object({ examId: appExamId, hl: locale }), data: z.array(protocol) },
  'protocol.agreement': {
    params: z.object({ examId: appExamId, hl: locale }),
    data: z.object({ privacy: protocol.nullable(), agreement: protocol.nullable() }),
  },
  'protocol.info': {
    params: z.object({ id: uuid }),
    query: z.object({ hl: locale.optional() }),
    data: protocol.extend({ html: z.string() }),
  },
} as const
