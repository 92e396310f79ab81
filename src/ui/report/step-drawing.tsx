import { layerOf } from '@/domain/matrices/attributes'
import type { ExplanationStep } from '@/domain/matrices/explain/explanation'
import type { Panel } from '@/domain/matrices/panel'
import { classes } from '@/ui/primitives/classes'
import { Matrix } from '@/ui/primitives/matrix'
import { MatrixPanel } from '@/ui/primitives/matrix-panel'
import styles from './step-drawing.module.css'

type Props = {
  step: Pick<ExplanationStep, 'attribute' | 'lines'>
  panels: readonly Panel[]
  /** The right option, drawn in its place. */
  answer: Panel
  /** What a screen reader says of the drawing. */
  label: string
}

/** The solved matrix with the lines of one rule framed, the last one boldly; what the rule does not speak of is pale. */
export function StepDrawing({ step: { attribute, lines }, panels, answer, label }: Props) {
  const idle = CELLS.filter((cell) => !lines.some((line) => line.includes(cell)))
  return (
    <div className={classes(styles.drawing, styles[layerOf(attribute)])}>
      <Matrix
        panels={panels}
        label={label}
        answer={
          <div className={styles.answer}>
            <MatrixPanel panel={answer} />
          </div>
        }
      />
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

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** A row or a column gets one frame; of a diagonal each cell gets its own. */
const framesOf = (line: readonly number[]): (readonly number[])[] => {
  const isStraight = new Set(line.map(rowOf)).size === 1 || new Set(line.map(columnOf)).size === 1
  return isStraight ? [line] : line.map((cell) => [cell])
}

const rowOf = (cell: number) => Math.floor(cell / 3)
const columnOf = (cell: number) => cell % 3
const INSET = 7

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
