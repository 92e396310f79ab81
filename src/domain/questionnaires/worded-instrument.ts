import type { Locale } from '../locale/locales'
import type { Instrument } from './instrument'

export type BandWords = {
  name: string | null
  /** What a paid report says. */
  text: string
  /** What one can do or try. */
  tip: string | null
  /** What the free result says; null: nothing of this band. */
  free: string | null
  /** When to seek help; null: nothing to say of it. Never sold. */
  seek: string | null
}

export type ScaleWords = {
  name: string
  about: string | null
  /** What is said of somebody near a border between two bands. */
  near: string | null
  /** By the band's id. */
  bands: Readonly<Record<string, BandWords>>
}

export type ItemWords = {
  text: string
  /** The statement at the other end of a bipolar item. */
  other: string | null
  /** The choices of a situation, in the order in which they are stored. */
  options: readonly string[] | null
}

export type TypeWords = {
  name: string
  summary: string
  strengths: string
  work: string
  relations: string
  growth: string
}

/** What an instrument says in one language, by the ids of its parts. */
export type InstrumentWords = {
  items: Readonly<Record<string, ItemWords>>
  scales: Readonly<Record<string, ScaleWords>>
  /** By the four letters; empty where the instrument tells no type. */
  types: Readonly<Record<string, TypeWords>>
  /** What every report of it says of its limits. */
  note: string | null
  /** What else its rules ask for, by name. */
  phrases: Readonly<Record<string, string>>
}

/** A questionnaire with its words: what an instrument version holds, and a sitting pins. */
export type WordedInstrument = {
  instrument: Instrument
  words: Readonly<Record<Locale, InstrumentWords>>
}
