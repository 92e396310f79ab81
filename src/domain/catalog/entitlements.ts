import { type CoursePart, PARTS, type Part, PERSON_PARTS } from './parts'

/** The right to parts of one sitting's report, or to something of a customer's own, granted by one order or opened by a plan. */
export type Entitlement = {
  /** null: the customer's own. */
  sittingId: string | null
  /** The parts of the SKU when it was sold, not those of today. */
  skuParts: readonly (Part | CoursePart)[]
  /** When a refund or a lost dispute closed it; null: open. */
  revokedAt: Date | null
}

/** Parts that whoever holds another one has, too: a score was sold before there was a file of its report. */
const COMES_WITH: Partial<Record<Part, readonly Part[]>> = { pdf_report: ['iq_score'] }

export type AccessInput = {
  /** null: what is the customer's own. */
  sittingId: string | null
  /** Every entitlement of the person asking; those of other sittings open only PERSON_PARTS. */
  entitlements: readonly Entitlement[]
  /** Parts that nobody pays for: they are open to whoever took the test. */
  given?: readonly Part[]
  now: Date
}

/**
 * What the person may open of this sitting's report, or of their own. The only place where access is decided: order numbers, order
 * states and e-mail addresses open nothing.
 */
export const openParts = ({ sittingId, entitlements, given = [], now }: AccessInput): ReadonlySet<Part> => {
  const valid = entitlements.filter((entitlement) => isValid(entitlement, now))
  const opens = (part: Part): boolean =>
    given.includes(part) ||
    (COMES_WITH[part] ?? []).some(opens) ||
    valid.some(
      (entitlement) =>
        entitlement.skuParts.includes(part) &&
        (entitlement.sittingId === sittingId || PERSON_PARTS.includes(part)),
    )
  return new Set(PARTS.filter(opens))
}

/** The courses that are open to whoever bought them: their ids. */
export const openCourses = ({
  entitlements,
  now,
}: Pick<AccessInput, 'entitlements' | 'now'>): ReadonlySet<CoursePart> =>
  new Set(
    entitlements
      .filter((entitlement) => isValid(entitlement, now))
      .flatMap(({ skuParts }) => skuParts.filter(isCoursePart)),
  )

const isCoursePart = (part: Part | CoursePart): part is CoursePart => part.startsWith('course:')

// An invalid date is not later than now, so it closes.
const isValid = ({ revokedAt }: Entitlement, now: Date): boolean => revokedAt === null || now < revokedAt
