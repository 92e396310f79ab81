import { z } from 'zod'
import { SHARED_KINDS, WHY_NOT_SHARED } from '../reports/share'

const text = z.string()

/** A result as its public page tells it, in finished sentences. Made by services/reports/view/share-view.ts. */
export const shared = z.object({
  examKind: z.enum(SHARED_KINDS),
  code: z.string(),
  examId: z.int(),
  brand: text,
  /** The test's. */
  title: text,
  /** Null: its owner does not show it, or it is not known. */
  name: text.nullable(),
  /** Before the headline: "Most likely". */
  lead: text,
  headline: text,
  said: z.array(text),
  rows: z.array(z.object({ name: text, said: text })),
  /** The interval in whole IQ points, on the curve of the norm; null: an open end. Only of the IQ test. */
  curve: z.object({ low: z.int(), high: z.int().nullable(), drawing: text }).nullable(),
  /** What it rests on, in one line. */
  note: text,
  question: text,
  meaning: text,
  /** Month and year. */
  date: text,
  take: text,
  /** Title of the page, and what stands beside a link to it. */
  heading: text,
  summary: text,
})

/** What the owner of a result is told of its page. */
export const share = z.object({
  token: text,
  path: text,
  showName: z.boolean(),
  /** The name that is shown once it is switched on; null: none is known. */
  name: text.nullable(),
  since: z.string(),
})

export const shareState = z.object({
  /** Null: nobody sees anything, unless `lost`. */
  share: share.nullable(),
  /** It is shared by a link that works and cannot be shown any more. `order.share` makes another in its place. */
  lost: z.boolean(),
  may: z.boolean(),
  because: z.enum(WHY_NOT_SHARED).nullable(),
  name: text.nullable(),
})
