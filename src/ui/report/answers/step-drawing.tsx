import { layerOf } from '@/domain/matrices/attributes'
import type { ExplanationStep } from '@/domain/matrices/explain/explanation'
import { survivingParts } from '@/domain/matrices/explain/surviving-parts'
import type { Panel } from '@/domain/matrices/panel'
import { classes } from '@/ui/primitives/classes'
import { Matrix } from '@/ui/primitives/matrix'
import { MatrixPanel } from '@/ui/primitives/matrix-panel'
import styles from './step-drawing.module.css'

type Props = {
  step: Pick<ExplanationStep, 'attribute' | 'rule' | 'lines'>
  panels: readonly Panel[]
  /** The right option, drawn in its place. */
  answer: Panel
  /** What a screen reader says of the drawing. */
  label: string
}

/**
 * The solved matrix with the lines of one rule framed, the last one boldly. Pale is what the rule does not speak of,
 * and what it takes away.
 */
export function StepDrawing({ step, panels, answer, label }: Props) {
  const { attribute, lines } = step
  const idle = CELLS.filter((cell) => !lines.some((line) => line.includes(cell)))
  const surviving = survivingParts({ step, cells: [...panels, answer] })
  const draw = (panel: Panel, cell: number) => <PalePanel panel={panel} rest={surviving?.[cell] ?? null} />
  return (
    <div className={classes(styles.drawing, styles[layerOf(attribute)])}>
      <Matrix panels={panels} label={label} draw={draw} solved={answer} />
      <svg viewBox="0 0 300 300" className={styles.frames} aria-hidden="true" focusable="false">
        {idle.map((cell) => (
          <rect key={cell} className={styles.idle} {...boxOf([cell])} />
        ))}
        {lines.flatMap((line, index) =>
          framesOf(line).map((cells) => (
            <rect
              key={cells.join()}
              rx={10}
              className={classes(
                styles.frame,
                index === lines.length - 1 ? styles.open : index === 1 && styles.second,
              )}
              {...boxOf(cells)}
            />
          )),
        )}
      </svg>
    </div>
  )
}

type PalePanelProps = {
  panel: Panel
  /** The lines or places that are not pale, as a mask; null: all of them. */
  rest: number | null
}

function PalePanel({ panel, rest }: PalePanelProps) {
  if (rest === null) return <MatrixPanel panel={panel} />
  return (
    <div className={styles.stack}>
      <div className={styles.pale}>
        <MatrixPanel panel={panel} />
      </div>
      {rest !== 0 && <MatrixPanel panel={restOf({ panel, rest })} />}
    </div>
  )
}

const restOf = ({ panel, rest }: { panel: Panel; rest: number }): Panel =>
  panel.figure?.slots === undefined
    ? { ...panel, lines: rest }
    : { ...panel, figure: { ...panel.figure, slots: rest } }

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** A row or a column gets one frame; of a diagonal each cell gets its own. */
const framesOf = (line: readonly number[]): (readonly number[])[] => {
  const isStraight = new Set(line.map(rowOf)).size === 1 || new Set(line.map(columnOf)).size === 1
  return isStraight ? [line] : line.map((cell) => [cell])
}

const rowOf = (cell: number) => Math.floor(cell / 3)
const columnOf = (cell: number) => cell % 3
const INSET = 5

const boxOf = (cells: readonly number[]) => {
  const [rows, columns] = [cells.map(rowOf), cells.map(columnOf)]
  const [top, left] = [Math.min(...rows), Math.min(...columns)]
  return {
    x: left * 100 + INSET,
    y: top * 100 + INSET,
    width: (Math.max(...columns) - left + 1) * 100 - 2 * INSET,
    height: (Math.max(...rows) - top + 1) * 100 - 2 * INSET,
  }
}
