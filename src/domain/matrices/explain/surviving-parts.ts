import { ATTRIBUTE_SCALE, readPanel } from '../attributes'
import type { Panel } from '../panel'
import type { ExplanationStep } from './explanation'

const LOSING = ['and', 'xor', 'difference'] as const

type Given = {
  step: Pick<ExplanationStep, 'attribute' | 'rule' | 'lines'>
  /** The nine cells, the right option last. */
  cells: readonly Panel[]
}

/**
 * For each of the nine cells, as a mask, the lines or places that go on into the third panel of its line, or null where
 * all of them do. Null altogether for rules that take nothing away.
 */
export const survivingParts = ({
  step: { attribute, rule, lines },
  cells,
}: Given): (number | null)[] | null => {
  if (ATTRIBUTE_SCALE[attribute] !== 'set' || !LOSING.some((name) => name === rule)) return null
  const masks = cells.map((cell) => readPanel(cell)[attribute] ?? 0)
  return masks.map((mask, cell) => {
    const third = lines.find((line) => line.includes(cell))?.at(-1)
    const rest = third === undefined ? mask : mask & (masks[third] ?? 0)
    return rest === mask ? null : rest
  })
}
