import { z } from 'zod'
import { ANSWER_KINDS, DAILY_KINDS, LONGEST_GAP, MOST_OPTIONS } from '../../daily/question'
import type { CallRows } from '../call-row'
import { zone } from '../plan-shapes'
import { locale, uuid } from '../shapes'

/** YYYY-MM-DD */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
/** Opaque: it names an option of a question and says nothing about its place. */
const optionId = z.string().min(1).max(64)
const answer = z.union([
  z.array(optionId).min(1).max(MOST_OPTIONS),
  z.string().trim().min(1).max(LONGEST_GAP),
])

/** A question without its key. */
const asked = z.object({
  id: uuid,
  kind: z.enum(DAILY_KINDS),
  answerKind: z.enum(ANSWER_KINDS),
  text: z.string(),
  options: z.array(z.object({ id: optionId, text: z.string() })),
})

/** What is told once an answer is stored. */
export const dailyAnswered = z.object({
  day,
  question: asked,
  /** The stored one, which may be that of another tab. */
  answer,
  right: z.boolean(),
  /** The options that are right; of a gap none. */
  rightOptions: z.array(optionId),
  /** What fits into the gap, as the page's language spells it first; null: nothing is typed here. */
  rightWord: z.string().nullable(),
  analysis: z.string(),
  source: z.object({ text: z.string(), url: z.url().nullable() }),
  /** What others answered; null: fewer than fifty did. */
  others: z
    .object({
      answers: z.int(),
      right: z.int(),
      options: z.array(z.object({ id: optionId, percent: z.int() })),
    })
    .nullable(),
})

export const dailyCalls = {
  'daily.today': {
    method: 'POST',
    path: '/api/question/info/today',
    purpose: "The question of the reader's day; once they have answered, what is right and why.",
    owner: 'cookie',
    lane: 'browse',
    limit: { max: 300, windowSeconds: 600 },
    body: z.strictObject({ hl: locale.optional(), zone }),
    data: z.object({
      day,
      /** Null: no question is published. */
      question: asked.nullable(),
      answered: dailyAnswered.nullable(),
      /** The reader's own answers of the last four weeks. */
      days: z.array(z.object({ day, right: z.boolean() })),
      /** Whether the question comes by mail; null: nobody is signed in. `open`: their membership opens it. */
      mail: z.object({ on: z.boolean(), open: z.boolean() }).nullable(),
    }),
  },
  'daily.submit': {
    method: 'POST',
    path: '/api/question/info/submitAnswer',
    purpose: "Answers the question of the reader's day. The first answer of a person and day counts.",
    owner: 'cookie',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ hl: locale.optional(), zone, day, question: uuid, answer }),
    /** `first`: it is this answer that counts; else another tab or device was earlier, whose answer is told. */
    data: dailyAnswered.extend({ first: z.boolean() }),
  },
  'daily.answer': {
    method: 'GET',
    path: '/api/question/info/answer/:questionId',
    purpose: "The reader's own newest answer to a question, with what is right and why.",
    owner: 'cookie',
    lane: 'browse',
    params: z.object({ questionId: uuid }),
    query: z.object({ hl: locale.optional() }),
    data: dailyAnswered,
  },
  'daily.mail': {
    method: 'POST',
    path: '/api/question/info/mail',
    purpose:
      'Has the question of the day mailed every morning, or no more. Beginning needs a premium membership.',
    owner: 'customer',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ on: z.boolean(), zone }),
    data: z.object({ on: z.boolean() }),
  },
  'daily.leave': {
    method: 'POST',
    path: '/api/question/info/mail/leave',
    purpose: 'Ends the daily mail by the link that stands in each, without a login.',
    owner: 'token',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    data: z.object({ on: z.literal(false) }),
  },
} as const satisfies CallRows
