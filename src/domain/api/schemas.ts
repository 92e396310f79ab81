import { z } from 'zod'
import { TIMINGS } from '../exam/deadline'
import { LARGEST_TIME_MS, TRIALS } from '../exam/reaction-task'
import { BANDS } from '../measurement/norms'
import type { CallId } from './calls'
import { explanation } from './explanation-schema'
import {
  answerState,
  appExamId,
  country,
  email,
  empty,
  epoch,
  formParts,
  formSteps,
  locale,
  money,
  number12,
  orderStatus,
  part,
  partText,
  quote,
  report,
  sitting,
  sku,
  tier,
  tracking,
  uuid,
} from './shapes'

type CallSchema = { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodObject; data: z.ZodType }

const byNumber = { params: z.object({ orderNumber: number12 }) }
const protocol = z.object({ id: uuid, linkCode: z.string(), title: z.string(), version: z.string() })
const drawn = z.object({ panels: z.array(z.unknown()).length(8), options: z.array(z.unknown()).length(6) })
const drawnPart = z.object({
  orderNumber: number12,
  part: z.int(),
  partId: z.string(),
  questions: z.array(drawn.extend({ id: z.string(), position: z.int(), part: z.int() })),
})

/** What each call takes and gives (the `data` of its envelope). Bodies are strict: unknown keys are refused. */
export const SCHEMAS = {
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
  'payment.list': {
    params: z.object({ examId: appExamId, country }),
    data: z.array(
      z.object({
        gateway: z.enum(['sandbox', 'stripe', 'paypal']),
        method: z.string(),
        testMode: z.boolean(),
      }),
    ),
  },
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
              spentMs: z.int().min(0).max(86_400_000),
              /** Monotonic device time from the anchor to this answer. */
              elapsedMs: z.int().min(0).max(86_400_000),
            })
            .strict(),
        )
        .min(1)
        .max(200),
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
      trials: z.array(z.int().min(0).max(LARGEST_TIME_MS)).length(TRIALS),
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
    /** A part's id; it tells nothing of what is in it. */
    query: z.object({ part: z.string().min(1).max(40) }),
    data: drawnPart,
  },
  'order.info': { body: z.strictObject({ orderNumber: number12 }), data: sitting },
  'order.read': { ...byNumber, data: sitting },
  'order.free': {
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({
      orderNumber: number12,
      /** The free band; the score itself is not in it. */
      band: z.enum(BANDS.map(({ id }) => id)),
      /** IQ points that the band spans; null: open end. */
      bandRange: z.tuple([z.int().nullable(), z.int().nullable()]),
      belowRange: z.boolean(),
      /** "You answered n of m". */
      answered: z.int(),
      total: z.int(),
      timing: z.string(),
    }),
  },
  'order.email': {
    body: z.strictObject({ orderNumber: number12, email, agreed: z.literal(true), hl: locale }),
    data: z.object({ email: z.string() }),
  },
  'order.countries': {
    query: z.object({ hl: locale.optional() }),
    data: z.array(
      z.object({ code: z.string(), name: z.string(), currency: z.string(), taxRatePercent: z.number() }),
    ),
  },
  'order.skuCheck': {
    ...byNumber,
    data: z.object({ openParts: z.array(part), ownedTiers: z.array(tier), sellableParts: z.array(part) }),
  },
  'order.questions': {
    ...byNumber,
    data: z.object({
      wrongCount: z.int(),
      questions: z.array(
        drawn.extend({
          position: z.int(),
          /** Index into `options` as they were shown; null: not answered. */
          yours: z.int().nullable(),
          correct: z.int(),
          error: z.string().nullable(),
          explanation,
        }),
      ),
    }),
  },
  'order.presenters': {
    ...byNumber,
    data: z.object({
      reviews: z.array(
        z.object({
          name: z.string(),
          time: z.string(),
          location: z.string().nullable(),
          headImage: z.string().nullable(),
          stars: z.int(),
          content: z.string(),
        }),
      ),
      presenters: z.array(z.object({ name: z.string(), title: z.string(), img: z.string().nullable() })),
      /** Sales of the last 30 days; null below the least number that says something. */
      salesVolume: z.int().nullable(),
    }),
  },
  'sku.list': {
    params: z.object({ examId: appExamId, country, hl: locale }),
    data: z.object({
      country: z.string(),
      currency: z.string(),
      taxRatePercent: z.number(),
      items: z.array(sku),
    }),
  },
  'sku.info': {
    params: z.object({ examId: appExamId, skuId: uuid, country, hl: locale }),
    query: z.object({ promo: z.string().trim().max(60).optional() }),
    data: z.object({ sku, quote, promo: z.object({ code: z.string(), percent: z.int() }).nullable() }),
  },
  'report.read': {
    ...byNumber,
    data: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('report'), report }),
      /** The sitting is this viewer's, but there is no report to read: where to go instead. */
      z.object({ kind: z.literal('elsewhere'), because: z.enum(['not_confirmed', 'abnormal']) }),
    ]),
  },
  'report.open': {
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    data: z.object({
      reports: z.array(
        z.object({
          orderNumber: number12,
          appExamId: z.string(),
          title: z.string(),
          finishedAt: z.string(),
          open: z.boolean(),
        }),
      ),
    }),
  },
  'report.retrieve': {
    body: z.strictObject({ appExamId, email, hl: locale }),
    data: z.object({ sent: z.literal(true) }),
  },
  'pay.create': {
    body: z.strictObject({
      examOrderNumber: number12,
      skuId: uuid,
      country,
      hl: locale,
      promoCode: z.string().trim().max(60).optional(),
      /** The terms box. */
      agreed: z.boolean(),
      /** Immediate performance and loss of the right of withdrawal, where the country asks for it. */
      waived: z.boolean().optional(),
      /** The total that the visitor saw; refused when it is no longer the price. */
      seenTotal: money,
      tracking,
    }),
    data: z.object({ orderNumber: number12, quote, status: orderStatus, expiresAt: z.string() }),
  },
  'pay.start': {
    body: z.strictObject({
      orderNumber: number12,
      gateway: z.enum(['sandbox', 'stripe', 'paypal']),
      method: z.string().max(40),
      hl: locale,
    }),
    data: z.object({
      orderNumber: number12,
      /** What the card form needs; its absence is the specification's "missing pay code". */
      payCode: z.string(),
      formUrl: z.string(),
      formOrigin: z.string(),
    }),
  },
  'pay.info': {
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({
      orderNumber: number12,
      examOrderNumber: number12,
      status: orderStatus,
      email: z.string(),
      country: z.string(),
      sku: z.object({ tier, name: z.string(), parts: z.array(partText) }),
      quote,
      createdAt: z.string(),
      expiresAt: z.string(),
      paidAt: z.string().nullable(),
    }),
  },
  'pay.check': {
    body: z.strictObject({ orderNumber: number12 }),
    data: z.object({
      orderNumber: number12,
      examOrderNumber: number12,
      /** What the visitor is told: waiting for them, pending at the provider, or the end. */
      state: z.enum(['waiting', 'pending', 'paid', 'failed', 'expired', 'refunded']),
      failureCode: z.string().nullable(),
      /** Seconds until the report opens by itself. */
      opensAfterSeconds: z.int(),
      email: z.string(),
    }),
  },
  'pay.status': {
    params: z.object({ examOrderNumber: number12 }),
    data: z.object({ paid: z.boolean(), tiers: z.array(tier), openParts: z.array(part) }),
  },
} as const satisfies Record<CallId, CallSchema>

type Schemas = typeof SCHEMAS
type In<S, Key extends string> =
  S extends Record<Key, infer T extends z.ZodType> ? { [K in Key]: z.input<T> } : unknown
type Out<S, Key extends string> =
  S extends Record<Key, infer T extends z.ZodType> ? { [K in Key]: z.output<T> } : unknown

/** What a caller hands over. */
export type CallInput<Id extends CallId> = In<Schemas[Id], 'params'> &
  In<Schemas[Id], 'query'> &
  In<Schemas[Id], 'body'>
/** What a handler receives, parsed. */
export type CallParsed<Id extends CallId> = Out<Schemas[Id], 'params'> &
  Out<Schemas[Id], 'query'> &
  Out<Schemas[Id], 'body'>
export type CallData<Id extends CallId> = z.output<Schemas[Id]['data']>

/** The one envelope of every answer (DECISIONS 20). */
export type Envelope<Data> =
  | { result: 200; data: Data }
  | { result: number; message: string; data?: undefined; issues?: { path: string; message: string }[] }
