type Args = {
  /** Pages that each section would have. */
  wanted: readonly number[]
  /** Whether a section may be shortened before the others. */
  shrinks: readonly boolean[]
  room: number
}

/**
 * How many pages each section gets, so that all of them stand in the room. The longest that may be shortened loses a page,
 * again and again; only where none of these is longer than a page, the longest of the others does.
 */
export const shareOut = ({ wanted, shrinks, room }: Args): number[] => {
  if (room < wanted.length) throw new Error(`${wanted.length} sections do not stand on ${room} pages.`)
  const pages = [...wanted]
  const longest = (may: (index: number) => boolean): number =>
    pages.reduce((best, count, index) => {
      if (count < 2 || !may(index)) return best
      return best < 0 || count >= (pages[best] ?? 0) ? index : best
    }, -1)
  while (pages.reduce((sum, count) => sum + count, 0) > room) {
    const soft = longest((index) => shrinks[index] ?? false)
    const index = soft >= 0 ? soft : longest(() => true)
    pages[index] = (pages[index] ?? 0) - 1
  }
  return pages
}
