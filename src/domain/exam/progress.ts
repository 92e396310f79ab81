/** A test is shown in three parts; encouragement follows the first two. */
export const PARTS = [1, 2, 3] as const
export type Part = (typeof PARTS)[number]

/** Chosen option per question in the order shown; null or a missing entry = not answered. */
export type Choices = readonly (number | null | undefined)[]

export type PartProgress = { part: Part; first: number; last: number; answered: number; complete: boolean }
export type Progress = {
  answered: number
  total: number
  /** 0 to 100, rounded down: 100 only when all are answered. */
  percent: number
  parts: PartProgress[]
  /** Position (from 1) of the first unanswered question, null when none is left. */
  firstUnanswered: number | null
}

/**
 * The part of a question. Parts are equal; what does not divide goes to the earlier parts (20: 7, 7, 6).
 * @param position from 1. @throws RangeError when the position is not one of the test's, or the test has fewer than 3.
 */
export const partOf = ({ position, total }: { position: number; total: number }): Part => {
  const bounds = partBounds(total)
  if (!(Number.isInteger(position) && position >= 1 && position <= total)) {
    throw new RangeError(`position must be a whole number from 1 to ${total}, got ${position}`)
  }
  return bounds.find(({ last }) => position <= last)!.part
}

/** @throws RangeError when the test has fewer than 3 questions or fewer than there are answers. */
export const progressOf = ({ answers, total }: { answers: Choices; total: number }): Progress => {
  const bounds = partBounds(total)
  const open = unansweredPositions({ answers, total })
  const answered = total - open.length
  const parts = bounds.map(({ part, first, last }) => {
    const missing = open.filter((position) => position >= first && position <= last).length
    return { part, first, last, answered: last - first + 1 - missing, complete: missing === 0 }
  })
  return {
    answered,
    total,
    percent: Math.floor((100 * answered) / total),
    parts,
    firstUnanswered: open[0] ?? null,
  }
}

/** Which encouragement follows a part; none follows the last. */
export const encouragementAfter = (part: Part): 'after_part_1' | 'after_part_2' | null => {
  if (part === 1) return 'after_part_1'
  return part === 2 ? 'after_part_2' : null
}

/** A visitor may confirm at any time; what is unanswered is listed by position (from 1). */
export const confirmationOf = (input: {
  answers: Choices
  total: number
}): { mayConfirm: true; unanswered: number[] } => ({
  mayConfirm: true,
  unanswered: unansweredPositions(input),
})

const unansweredPositions = ({ answers, total }: { answers: Choices; total: number }): number[] => {
  if (answers.length > total) throw new RangeError(`answers must not outnumber the ${total} questions`)
  return Array.from({ length: total }, (_, index) => index + 1).filter(
    (position) => (answers[position - 1] ?? null) === null,
  )
}

const partBounds = (total: number): { part: Part; first: number; last: number }[] => {
  if (!(Number.isInteger(total) && total >= PARTS.length)) {
    throw new RangeError(`total must be a whole number from ${PARTS.length}, got ${total}`)
  }
  const sizes = PARTS.map((part) => Math.floor((total + PARTS.length - part) / PARTS.length))
  return PARTS.map((part, index) => {
    const before = sizes.slice(0, index).reduce((sum, size) => sum + size, 0)
    return { part, first: before + 1, last: before + sizes[index]! }
  })
}
