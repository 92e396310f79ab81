/** A test is shown in three parts. */
export const PARTS = [1, 2, 3] as const
export type Part = (typeof PARTS)[number]

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
