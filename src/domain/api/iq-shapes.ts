import { z } from 'zod'
import { DIMENSIONS } from '../measurement/dimensions/dimensions'
import { BAND_IDS } from '../measurement/norms'
import { FAMILIES } from '../reports/iq/families'
import { OUTCOMES } from '../reports/iq/puzzle'

// What the report of the IQ test says, in finished sentences of the reader's language, and the figures that its drawings
// need. Made by services/reports/view/iq-view.ts; nothing else words it.

const text = z.string()
const paragraphs = z.array(text)

/** Whole IQ points; null: an open end. */
const span = z.tuple([z.int().nullable(), z.int().nullable()])

const puzzle = z.object({
  position: z.int(),
  outcome: z.enum(OUTCOMES),
  /** Of 100 people, how many solve it by our forecast. */
  ofHundred: z.int(),
  /** Null: not known. */
  seconds: z.int().nullable(),
})

const toldDimension = z.object({
  id: z.enum(DIMENSIONS),
  name: text,
  about: text,
  level: z.int().min(1).max(5).nullable(),
  /** The level in words, or why there is none. */
  levelName: text,
  /** What the level says, or what is missing. */
  said: paragraphs,
  z: z.number().nullable(),
  se: z.number().nullable(),
  /** Its place for those who do not see it; null: it has none. */
  drawing: text.nullable(),
  /** Distance from the average and margin, as the table has them. */
  cells: z.tuple([text, text]),
})

/** A group of takers as far as it is large enough; null: it is not, or the taker said nothing of it. */
const place = z.object({ said: text, betterThan: z.int(), n: z.int() }).nullable()

const country = z.object({
  code: text,
  name: text,
  n: z.int(),
  /** Shrunk mean, whole IQ points. */
  mean: z.int(),
  rank: z.int(),
  /** The ranks that its uncertainty allows. */
  best: z.int(),
  worst: z.int(),
  own: z.boolean(),
})

export const iqTold = z.object({
  /** About this person: what was solved, where points went, pace, steadiness. */
  opening: z.object({ title: text, paragraphs }),
  score: z.object({
    title: text,
    /** "118", "at least 130", "Could not be measured this time". */
    headline: text,
    /** The interval in words; null: no number is told. */
    interval: text.nullable(),
    iq: z.int().nullable(),
    ends: span,
    note: text.nullable(),
    /** "Most likely average, possibly superior." */
    classes: text.nullable(),
    band: z.enum(BAND_IDS).nullable(),
    /** Empty: no class is told. */
    bands: z.array(
      z.object({ id: z.enum(BAND_IDS), name: text, range: text, share: text, chance: text.nullable() }),
    ),
    bandsNote: text,
    /** What the class says of everyday life. */
    paragraphs,
    /** The drawing for those who do not see it, and the words beside its point; null: there is none. */
    drawing: text.nullable(),
    point: text.nullable(),
    /** The exam's average and how many handed in yesterday, as far as there are enough. */
    takers: paragraphs,
  }),
  /** Only where `iq_ranking` is open. */
  rank: z
    .object({
      title: text,
      said: paragraphs,
      note: text,
      /** Of 100 people, how many score lower; null: below the range. */
      betterThan: z.int().nullable(),
      drawing: text.nullable(),
      takers: z.object({
        title: text,
        all: place,
        age: place,
        country: place,
        /** Said where a group is too small yet. */
        note: text,
        countries: z.array(country),
        countriesTitle: text,
        countriesNote: text,
      }),
    })
    .nullable(),
  puzzles: z
    .object({
      title: text,
      said: paragraphs,
      list: z.array(puzzle),
      families: z.array(
        z.object({ id: z.enum(FAMILIES), name: text, right: z.int(), of: z.int(), said: text }),
      ),
      familiesTitle: text,
      familiesNote: text,
    })
    .nullable(),
  /** Null: the score could not be measured, and nothing beside it. */
  dimensions: z
    .object({
      title: text,
      intro: text,
      /** How the drawings are to be read, and how many people are on each level. */
      legend: text,
      people: text,
      /** The five levels, lowest first. */
      levels: z.array(text),
      table: z.object({ title: text, columns: z.array(text), reference: z.tuple([text, text]) }),
      list: z.array(toldDimension),
      /** Those of which the answers say too little, named once. */
      without: text.nullable(),
    })
    .nullable(),
  meaning: z.object({
    title: text,
    sections: z.array(z.object({ title: text, paragraphs })),
    sources: z.array(text),
  }),
  /** Norm, versions, timing, what speaks against reading it too exactly. */
  about: z.object({
    title: text,
    cautions: paragraphs,
    paragraphs,
    /** What older tables call the classes; null: no class is told. */
    names: text.nullable(),
  }),
})

export type IqTold = z.infer<typeof iqTold>
