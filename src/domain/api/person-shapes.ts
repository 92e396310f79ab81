import { z } from 'zod'
import { LONGEST_NAME, SEXES } from '../exam/taker-facts'

/** As people count characters: an emoji is one. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NAME * 8)
  .refine((value) => [...value].length <= LONGEST_NAME, { error: `at most ${LONGEST_NAME} characters` })

export const person = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  birthYear: z.int().nullable(),
  sex: z.enum(SEXES).nullable(),
  country: z.string().nullable(),
})
