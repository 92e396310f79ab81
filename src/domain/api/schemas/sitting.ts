import { z } from 'zod'
import { LONGEST_ANSWER_MS, MOST_ANSWERS_IN_BATCH } from '../../exam/answer'
import { TIMINGS } from '../../exam/deadline'
import { LARGEST_TIME_MS, REACTION_TRIALS } from '../../exam/reaction-task'
import {
  answerState,
  appExamId,
  country,
  drawn,
  empty,
  epoch,
  formParts,
  formSteps,
  locale,
  number12,
  sitting,
  tracking,
} from '../shapes'

const drawnPart = z.object({
  orderNumber: number12,
  part: z.int(),
  partId: z.string(),
  questions: z.array(drawn.extend({ id: z.string(), position: z.int(), part: z.int() })),
})

export const sittingSchemas = {
  'sitting.start': {
    body: z.strictObject({
      appExamId,
      hl: locale,
      timing: z.enum(TIMINGS),
      country: country.optional(),
      landing: z.string().max(40).optional(),
      tracking,
      /** Begin anew although an unconfirmed sitting is open. */
      restart: z.boolean().optional(),
    }),
    data: sitting,
  },
  'sitting.current': { query: z.object({ appExamId }), data: sitting.nullable() },
  'sitting.save': {
    body: z.strictObject({
      orderNumber: number12,
      /** The claim that the sender holds. */
      epoch,
      answers: z
        .array(
          answerState
            .extend({
              /** Time on this question so far, all visits together. */
              spentMs: z.int().min(0).max(LONGEST_ANSWER_MS),
              /** Monotonic device time from the anchor to this answer. */
              elapsedMs: z.int().min(0).max(LONGEST_ANSWER_MS),
            })
            .strict(),
        )
        .min(1)
        .max(MOST_ANSWERS_IN_BATCH),
      /** The anchor of the last acknowledged save, or of the start. */
      anchor: z.string().max(200),
    }),
    data: z.object({
      accepted: z.array(answerState),
      /** The winning answer where ours was older. */
      refused: z.array(answerState),
      /** False: another tab or device has claimed the sitting since. */
      owner: z.boolean(),
      epoch,
      remainingSeconds: z.number().nullable(),
      anchor: z.string(),
      /** Answers that came too late: kept, not scored. */
      unscored: z.array(z.string()),
    }),
  },
  'sitting.claim': { body: z.strictObject({ orderNumber: number12 }), data: sitting },
  'sitting.reaction': {
    body: z.strictObject({
      orderNumber: number12,
      /** Milliseconds of each round of the reaction task, in their order. */
      trials: z.array(z.int().min(0).max(LARGEST_TIME_MS)).length(REACTION_TRIALS),
    }),
    data: empty,
  },
  'sitting.confirm': {
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({ state: z.enum(['valid', 'abnormal']) }),
  },
  'sitting.advance': {
    body: z.strictObject({
      orderNumber: number12,
      part: z.int().min(1).max(10),
      /** Stay with the questions that are here already: what fits came too late, or never. */
      keepMiddle: z.boolean().optional(),
    }),
    data: z.object({
      questions: formSteps,
      parts: formParts,
      unsettled: z.array(z.int()),
      drawn: drawnPart,
    }),
  },
  'sitting.link': {
    body: z.strictObject({ orderNumber: number12 }),
    /** The token belongs into the fragment of a link. */
    data: z.object({ token: z.string(), expiresAt: z.string() }),
  },
  'sitting.unlink': { body: z.strictObject({ orderNumber: number12 }), data: empty },
  'sitting.open': { body: z.strictObject({ token: z.string().min(20).max(200) }), data: sitting },
  'question.list': {
    params: z.object({ examId: appExamId, lang: locale }),
    /** A part's id; it does not reveal what is in it. */
    query: z.object({ part: z.string().min(1).max(40) }),
    data: drawnPart,
  },
} as const
