import { describe, expect, it } from 'vitest'
import { survivingParts } from '@/domain/matrices/explain/surviving-parts'
import type { Panel } from '@/domain/matrices/panel'
import { COLUMNS, ROWS, type RuleName } from '@/domain/matrices/rules'

const lines = (...masks: number[]): Panel[] => masks.map((mask) => ({ lines: mask }))
const slots = (...masks: number[]): Panel[] =>
  masks.map((mask) => ({ figure: { shape: 'circle', fill: 'dark', slots: mask } }))
const along = (some: readonly (readonly number[])[]) => some.map((line) => [...line])

describe('what goes on into the third panel', () => {
  it.each<[RuleName, number[], (number | null)[]]>([
    ['xor', [0b011, 0b110, 0b101], [0b001, 0b100, null]],
    ['and', [0b011, 0b110, 0b010], [0b010, 0b010, null]],
    ['difference', [0b011, 0b110, 0b001], [0b001, 0, null]],
  ])('by %s, of lines in rows and of places in columns', (rule, row, rest) => {
    const inRows = { attribute: 'lines.segments', rule, lines: along(ROWS) } as const
    expect(survivingParts({ step: inRows, cells: lines(...row, ...row, ...row) })).toEqual([
      ...rest,
      ...rest,
      ...rest,
    ])
    const inColumns = { attribute: 'figure.slots', rule, lines: along(COLUMNS) } as const
    const cells = slots(...row.flatMap((mask) => [mask, mask, mask]))
    expect(survivingParts({ step: inColumns, cells })).toEqual(rest.flatMap((part) => [part, part, part]))
  })

  it.each<RuleName>(['or', 'constant', 'distribute-three'])('is everything by %s', (rule) => {
    const step = { attribute: 'lines.segments', rule, lines: along(ROWS) } as const
    expect(survivingParts({ step, cells: lines(1, 2, 3, 1, 2, 3, 1, 2, 3) })).toBeNull()
  })
})
