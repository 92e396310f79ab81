import { z } from 'zod'
import { assumed, help, passage, probability, source, toldScale } from './scale-shapes'

// What the report of a questionnaire says, in finished sentences of the reader's language. Made by
// services/reports/view/say-questionnaire.ts; nothing else words it.

const text = z.string()
const paragraphs = z.array(text)

export const questionnaireScore = z.object({
  help,
  /** Which scales have no result since too many of their questions stayed open; null: none. */
  missing: text.nullable(),
  /** What it comes to, first on the page; null: the areas say it one by one. */
  answer: z
    .object({
      title: text,
      headline: text.nullable(),
      said: paragraphs,
      /** How its figure is to be read. */
      notes: paragraphs,
      /** The scale that it is read from; null: of all of them. */
      scale: toldScale.nullable(),
      assumed,
    })
    .nullable(),
  /** The other scales, or all of them. */
  scales: z.object({ title: text.nullable(), said: paragraphs, list: z.array(toldScale), assumed }),
  /** The likeliest of the 16 types, most probable first; null in other questionnaires. */
  types: z
    .object({
      title: text,
      said: text,
      list: z.array(z.object({ type: text, name: text, probability, chance: text })),
      assumed,
    })
    .nullable(),
  /** The nearest of the 16 types with its text; null in other questionnaires. */
  type: z
    .object({ type: text, name: text, title: text, summary: text, passages: z.array(passage) })
    .nullable(),
  /** What to try, of a questionnaire with one scale. */
  tip: passage.nullable(),
  /** What it rests on, and what speaks against reading it too exactly. */
  about: z.object({
    title: text,
    note: text.nullable(),
    answered: text,
    method: z.object({ title: text, text, version: text }),
    sources: z.array(source),
  }),
  normVersion: text,
  scoringVersion: text,
})

export type QuestionnaireScore = z.infer<typeof questionnaireScore>
