/** Light squares around a code, without which it is not found. */
const QUIET = 4

/** The dark squares of a code as one path, in a box of `size` by `size`; rows of squares that touch are one rectangle. */
export const qrPath = (rows: readonly (readonly boolean[])[], size: number): string => {
  const unit = size / (rows.length + 2 * QUIET)
  const at = (index: number) => Math.round((index + QUIET) * unit * 1000) / 1000
  return rows
    .flatMap((row, y) =>
      runsOf(row).map(([from, to]) => {
        const [left, right, top, bottom] = [at(from), at(to), at(y), at(y + 1)]
        return `M${left} ${top}H${right}V${bottom}H${left}Z`
      }),
    )
    .join('')
}

/** Beginnings and ends of the dark squares of a row. */
const runsOf = (row: readonly boolean[]): [from: number, to: number][] => {
  const runs: [number, number][] = []
  row.forEach((dark, index) => {
    if (!dark) return
    const last = runs.at(-1)
    if (last && last[1] === index) last[1] = index + 1
    else runs.push([index, index + 1])
  })
  return runs
}
