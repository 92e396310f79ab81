import { z } from 'zod'
import { ATTRIBUTES } from '../matrices/attributes'
import { PARTS, SLIPS } from '../matrices/explain/explanation'
import { DIRECTIONS, RULES } from '../matrices/rules'

const value = z.int().nullable()

/** Why the right option is right: an answer key, so only for who has paid. Null: no rule is known that leads to it. */
export const explanation = z
  .object({
    steps: z.array(
      z.object({
        attribute: z.enum(ATTRIBUTES),
        part: z.enum(PARTS),
        rule: z.enum(RULES),
        direction: z.enum(DIRECTIONS),
        by: z.int().nullable(),
        lines: z.array(z.array(z.int())),
        values: z.array(value),
      }),
    ),
    /** For each option as it was shown; empty exactly for the right one. */
    misses: z.array(
      z.array(
        z.object({
          attribute: z.enum(ATTRIBUTES),
          part: z.enum(PARTS),
          shown: value,
          wanted: value,
          slip: z.enum(SLIPS).nullable(),
        }),
      ),
    ),
  })
  .nullable()
