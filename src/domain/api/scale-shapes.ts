import { z } from 'zod'
import { HELP_REASONS } from '../questionnaires/tell-result'

// What a scale of a questionnaire says, and whether help stands beside it.

export const range = z.tuple([z.number(), z.number()])

export const probability = z.number().min(0).max(1)

/** One scale of a questionnaire as a report tells it, in the language asked for. */
export const scaleResult = z.object({
  id: z.string(),
  name: z.string(),
  about: z.string().nullable(),
  /** What is said of somebody near a border between two bands. */
  near: z.string().nullable(),
  /** Percent of the largest possible sum, and its 95 % interval. */
  percent: z.number(),
  ci95: range,
  answered: z.int(),
  of: z.int(),
  /** The likeliest band. Their probabilities add up to 1. */
  band: z.string(),
  /** One answer holds the band: its figure may lie in another. */
  held: z.boolean(),
  bands: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      text: z.string(),
      tip: z.string().nullable(),
      free: z.string().nullable(),
      /** When to seek help. */
      seek: z.string().nullable(),
      /** Percent at which it begins. */
      from: z.number(),
      probability,
    }),
  ),
  /** What its texts rest on. */
  sources: z.array(
    z.object({
      authors: z.string(),
      year: z.int(),
      title: z.string(),
      published: z.string(),
      url: z.string(),
    }),
  ),
})

/** Why help is shown; null: the test asks for no such thing. */
export const help = z.enum(HELP_REASONS).nullable()
