import { z } from 'zod'
import type { CallRows } from '../call-row'
import { appExamId, drawnPart, locale } from '../shapes'

export const questionCalls = {
  'question.list': {
    method: 'GET',
    path: '/api/exam/question/list/:examId/:lang',
    purpose: 'The drawings of one part, without keys.',
    owner: 'cookie',
    lane: 'work',
    limit: { max: 240, perIp: 3_000, windowSeconds: 60 },

    params: z.object({ examId: appExamId, lang: locale }),
    /** A part's id; it does not reveal what is in it. */
    query: z.object({ part: z.string().min(1).max(40) }),
    data: drawnPart,
  },
} as const satisfies CallRows
