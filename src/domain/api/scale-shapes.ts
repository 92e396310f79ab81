import { z } from 'zod'
import { HELP_REASONS } from '../questionnaires/help-reasons'

// What a scale of a questionnaire says, in finished sentences of the reader's language, with the figures that its drawing
// needs. Made by services/reports/view/say-scale.ts.

const text = z.string()

export const range = z.tuple([z.number(), z.number()])

export const probability = z.number().min(0).max(1)

/** A sentence with the figure in it that stands out; empty where it begins or ends the sentence. */
export const stressed = z.object({ before: text, strong: text, after: text })

/** A paragraph under a title of its own. */
export const passage = z.object({ id: text, title: text, text })

/** Figures by what they measure, as a table of two columns has them. */
export const figureRows = z.array(z.tuple([text, text]))

/** A line from 0 to 100 with a place on it and its interval. */
export const scaleBar = z.object({
  /** What it shows, for those who do not see it. */
  drawing: text,
  /** The words at the place. */
  you: text,
  percent: z.number(),
  ci95: range,
  /** The segment that is claimed. */
  here: text,
  /** The ranges of the line by where they begin; two stand for its ends. */
  segments: z.array(z.object({ id: text, name: text, from: z.number() })),
})

/** What the texts of a scale rest on. */
export const source = z.object({
  authors: text,
  year: z.int(),
  title: text,
  published: text,
  url: text,
})

/** That the figures of a block rest on assumed reliability; said once beside them (docs/decisions/0058). */
export const assumed = text

/** One scale of a questionnaire as a report tells it, in the language asked for. */
export const toldScale = z.object({
  id: text,
  name: text,
  about: text.nullable(),
  /** The range in which it lies, or the letter with its probability. */
  level: text.nullable(),
  /** Its place with the 95 % interval. */
  figure: stressed,
  bar: scaleBar,
  text: text.nullable(),
  /** The same in one sentence. */
  short: text.nullable(),
  /** What may be behind it, what to try, when to seek help. */
  passages: z.array(passage),
  /** Where another range is probable, too: what that means, and what the other one would say. */
  near: z.object({ said: text, ranges: z.array(passage) }).nullable(),
  /** How probable others are, in one sentence. */
  also: text.nullable(),
  /** One answer holds the range: its figure may lie in another. */
  held: text.nullable(),
  rows: figureRows,
  sources: z.array(source),
})

/** Why help is shown; null: the test asks for no such thing. */
export const help = z.enum(HELP_REASONS).nullable()
