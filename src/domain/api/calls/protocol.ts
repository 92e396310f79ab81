import { z } from 'zod'
import type { CallRows } from '../call-row'
import { appExamId, locale, uuid } from '../shapes'

const protocol = z.object({ id: uuid, linkCode: z.string(), title: z.string(), version: z.string() })

export const protocolCalls = {
  'protocol.list': {
    method: 'GET',
    path: '/api/app/protocol/list/:examId/:hl',
    purpose: "A storefront's published legal pages, by title and version.",
    owner: 'everybody',
    lane: 'browse',
    params: z.object({ examId: appExamId, hl: locale }),
    data: z.array(protocol),
  },
  'protocol.agreement': {
    method: 'GET',
    path: '/api/app/protocol/getPrivacyAndAgreement/:examId/:hl',
    purpose: 'The privacy policy and the terms, by id and version.',
    owner: 'everybody',
    lane: 'browse',

    params: z.object({ examId: appExamId, hl: locale }),
    data: z.object({ privacy: protocol.nullable(), agreement: protocol.nullable() }),
  },
  'protocol.info': {
    method: 'GET',
    path: '/api/app/protocol/info/:id',
    purpose: 'The text of one legal page.',
    owner: 'everybody',
    lane: 'browse',

    params: z.object({ id: uuid }),
    query: z.object({ hl: locale.optional() }),
    data: protocol.extend({ html: z.string() }),
  },
} as const satisfies CallRows
