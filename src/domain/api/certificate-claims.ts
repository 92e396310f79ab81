import { z } from 'zod'

/**
 * What a certificate states and its signature covers (docs/certificates.md). Whole IQ points; `high` null: the test ends
 * below what was reached, so the result is "at least".
 */
export const certificateClaims = z.strictObject({
  /** The site that issued it. */
  iss: z.string(),
  /** Its number. */
  jti: z.string(),
  /** When it was signed, in seconds. */
  iat: z.int(),
  achievement: z.literal('timed_matrix_test'),
  /** The day on which the test was handed in. */
  completed: z.iso.date(),
  score: z.strictObject({
    iq: z.int(),
    low: z.int(),
    high: z.int().nullable(),
    /** Of 100 such intervals, how many hold the true value. */
    confidence: z.literal(95),
  }),
  norm: z.string(),
  scoring: z.string(),
  /** Only while its owner shows it. */
  name: z.string().optional(),
})

export type CertificateClaims = z.infer<typeof certificateClaims>

/** Whether two state the same result: another result asks for another certificate. */
export const sameResult = (one: CertificateClaims, other: CertificateClaims): boolean => {
  const resultOf = ({ completed, score, norm, scoring }: CertificateClaims) =>
    JSON.stringify([completed, score.iq, score.low, score.high, norm, scoring])
  return resultOf(one) === resultOf(other)
}
