import { z } from 'zod'
import { EXAM_CATEGORIES, EXAM_TAGS } from '../../exam/kinds'
import type { CallRows } from '../call-row'
import { appExamId, examKind, locale } from '../shapes'

/** A published exam as the catalogue shows it. */
const listed = z.object({
  /** Its public number: `1` of `iq-1`. */
  examId: z.int(),
  examKind,
  category: z.enum(EXAM_CATEGORIES),
  title: z.string(),
  summary: z.string().nullable(),
  /** How long takers really need, in an editor's words. */
  duration: z.string(),
})

export const examCalls = {
  'exam.categories': {
    method: 'GET',
    path: '/api/exam/category/list',
    purpose: 'The four categories of the test centre, with the number of tests that are published in each.',
    owner: 'everybody',
    lane: 'browse',
    data: z.array(z.object({ category: z.enum(EXAM_CATEGORIES), count: z.int() })),
  },
  'exam.info': {
    method: 'GET',
    path: '/api/exam/info/:id',
    purpose:
      'What is said of a test before it is taken: its words, its length, and the lowest price of a report.',
    owner: 'everybody',
    lane: 'browse',
    params: z.object({ id: appExamId }),
    query: z.object({ hl: locale.optional() }),
    data: listed.extend({
      questionCount: z.int(),
      /** Null: there is no clock. */
      limitMinutes: z.number().nullable(),
      /** In the country of the language, with its tax inside; null: nothing is sold there. */
      priceFrom: z.object({ amount: z.int(), currency: z.string(), country: z.string() }).nullable(),
    }),
  },
  'exam.tags': {
    method: 'POST',
    path: '/api/exam/tag/list',
    purpose: 'The tags that an editor may mark a test with, each with its published tests.',
    owner: 'everybody',
    lane: 'browse',
    body: z.strictObject({ tag: z.enum(EXAM_TAGS).optional(), hl: locale.optional() }),
    data: z.array(z.object({ tag: z.enum(EXAM_TAGS), exams: z.array(listed) })),
  },
  'exam.recommended': {
    method: 'GET',
    path: '/api/exam/recommend/exam/list/:id',
    purpose: 'Other tests to show beside this one, those of its category first. Never one about health.',
    owner: 'everybody',
    lane: 'browse',
    params: z.object({ id: appExamId }),
    query: z.object({ hl: locale.optional() }),
    data: z.array(listed),
  },
} as const satisfies CallRows
