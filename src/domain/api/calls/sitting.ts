import { z } from 'zod'
import { LONGEST_ANSWER_MS, MOST_ANSWERS_IN_BATCH } from '../../exam/answer'
import { TIMINGS } from '../../exam/deadline'
import { LARGEST_TIME_MS, REACTION_TRIALS } from '../../exam/reaction-task'
import { SEXES } from '../../exam/taker-facts'
import type { CallRows } from '../call-row'
import {
  answerState,
  appExamId,
  country,
  drawnPart,
  empty,
  epoch,
  formParts,
  formSteps,
  locale,
  number12,
  sitting,
  tracking,
} from '../shapes'

export const sittingCalls = {
  'sitting.start': {
    method: 'POST',
    path: '/api/exam/sitting/start',
    purpose: "Starts a sitting, or gives back this browser's unconfirmed one.",
    owner: 'cookie',
    lane: 'begin',
    limit: { max: 30, perIp: 2_000, perIpNew: 200, windowSeconds: 3600 },
    hot: true,

    body: z.strictObject({
      appExamId,
      hl: locale,
      timing: z.enum(TIMINGS),
      country: country.optional(),
      landing: z.string().max(40).optional(),
      tracking,
      /** Begin anew although an unconfirmed sitting is open. */
      restart: z.boolean().optional(),
      /** Of a test about mental health: of age, and agreed to what is done with the answers. Asked before the first question. */
      consent: z.strictObject({ adult: z.literal(true), health: z.literal(true) }).optional(),
    }),
    data: sitting,
  },
  'sitting.consent': {
    method: 'POST',
    path: '/api/exam/sitting/consent',
    purpose: 'Agrees to the part of a map about mental health, or takes that back. Before handing in.',
    owner: 'sitting',
    deed: 'sit',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12, agreed: z.boolean(), hl: locale }),
    data: z.object({ agreed: z.boolean() }),
  },
  'sitting.current': {
    method: 'GET',
    path: '/api/exam/sitting/current',
    purpose: "This browser's latest sitting of an exam, or null.",
    owner: 'cookie',
    lane: 'work',
    query: z.object({ appExamId }),
    data: sitting.nullable(),
  },
  'sitting.claim': {
    method: 'POST',
    path: '/api/exam/sitting/claim',
    purpose: 'Takes the sitting over for this tab or device: its epoch goes up by 1.',
    owner: 'sitting',
    deed: 'sit',
    lane: 'work',
    limit: { max: 120, windowSeconds: 60 },
    hot: true,
    body: z.strictObject({ orderNumber: number12 }),
    data: sitting,
  },
  'sitting.save': {
    method: 'POST',
    path: '/api/exam/sitting/save',
    purpose: 'Stores answers. What it accepts is committed.',
    owner: 'sitter',
    lane: 'work',
    limit: { max: 600, perIp: 12_000, windowSeconds: 60, inSteps: true },
    hot: true,

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
  'sitting.advance': {
    method: 'POST',
    path: '/api/exam/sitting/advance',
    purpose: 'Asks which level of a later part is in force, and gets its questions.',
    owner: 'sitting',
    deed: 'sit',
    lane: 'work',
    limit: { max: 120, windowSeconds: 60 },
    hot: true,

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
  'sitting.reaction': {
    method: 'POST',
    path: '/api/exam/sitting/reaction',
    purpose: 'Stores the twelve times of the optional reaction task.',
    owner: 'sitting',
    deed: 'sit',
    lane: 'work',
    limit: { max: 60, windowSeconds: 3600 },
    hot: true,

    body: z.strictObject({
      orderNumber: number12,
      /** Milliseconds of each round of the reaction task, in their order. */
      trials: z.array(z.int().min(0).max(LARGEST_TIME_MS)).length(REACTION_TRIALS),
    }),
    data: empty,
  },
  'sitting.confirm': {
    method: 'POST',
    path: '/api/exam/sitting/confirm',
    purpose: 'Locks the answers and scores them, in one transaction.',
    owner: 'sitting',
    deed: 'handIn',
    lane: 'work',
    limit: { max: 60, windowSeconds: 60 },
    hot: true,

    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({ state: z.enum(['valid', 'abnormal']) }),
  },
  'sitting.about': {
    method: 'POST',
    path: '/api/exam/sitting/about',
    purpose: 'Keeps birth year and sex of the taker, or that they rather not say. After handing in.',
    owner: 'sitting',
    deed: 'sit',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({
      orderNumber: number12,
      birthYear: z.int().min(1000).max(9999).nullable(),
      sex: z.enum(SEXES).nullable(),
    }),
    data: z.object({ birthYear: z.int().nullable(), sex: z.enum(SEXES).nullable() }),
  },
  'sitting.link': {
    method: 'POST',
    path: '/api/exam/sitting/link',
    purpose: 'Makes a link that continues the sitting on another device.',
    owner: 'sitting',
    deed: 'sit',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },

    body: z.strictObject({ orderNumber: number12 }),
    /** The token belongs into the fragment of a link. */
    data: z.object({ token: z.string(), expiresAt: z.string() }),
  },
  'sitting.unlink': {
    method: 'POST',
    path: '/api/exam/sitting/unlink',
    purpose: 'Revokes that link and removes every device but this one.',
    owner: 'sitting',
    deed: 'sit',
    lane: 'work',
    limit: { max: 20, windowSeconds: 3600 },
    body: z.strictObject({ orderNumber: number12 }),
    data: empty,
  },
  'sitting.open': {
    method: 'POST',
    path: '/api/exam/sitting/open',
    purpose: 'Exchanges the token of such a link.',
    owner: 'token',
    lane: 'work',
    limit: { max: 30, perIp: 60, windowSeconds: 3600, onlyRefused: 'linkInvalid' },
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    data: sitting,
  },
} as const satisfies CallRows
