import { isMet, type Row } from './figure.ts'

const HEADS = ['figure', 'ours', 'reference', 'compared', 'target', '']

/** One table of all figures, misses named as misses. */
export const print = (rows: Row[]): void => {
  const lines = [
    HEADS,
    ...rows.map((row) => [row.figure, row.ours, row.reference, row.shown, row.targetShown, verdict(row)]),
  ]
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('   ')
      .trimEnd(),
  )
  console.log(`\n${text.join('\n')}\n`)
}

const verdict = (row: Row): string => {
  const met = isMet(row)
  if (met === null) return ''
  return met ? 'met' : 'MISSED'
}
