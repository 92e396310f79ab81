import type { ReactNode } from 'react'
import type { Panel } from '@/domain/matrices/panel'
import { classes } from './classes'
import styles from './matrix.module.css'
import { MatrixPanel } from './matrix-panel'
import ground from './panel-box.module.css'

type Props = {
  /** The eight given panels, row by row. */
  panels: readonly Panel[]
  /** What a screen reader says of the whole. */
  label: string
  /** The content of the ninth cell: without it, it shows the question mark. */
  answer?: ReactNode
  /** The right panel in the ninth cell, drawn and grounded as the others are. */
  solved?: Panel | undefined
  /** Draws a given panel where the plain drawing is not enough. */
  draw?: (panel: Panel, cell: number) => ReactNode
  className?: string
}

/** Three rows of three panels, the last one missing. */
export function Matrix({ panels, label, answer, solved, draw = drawPlain, className }: Props) {
  return (
    <div role="img" aria-label={label} className={classes(styles.matrix, className)}>
      {panels.slice(0, 8).map((panel, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place
        <div key={index} className={ground.box}>
          {draw(panel, index)}
        </div>
      ))}
      <div className={classes(ground.box, solved ? styles.solved : styles.missing)}>
        {solved ? <MatrixPanel panel={solved} /> : (answer ?? <span>?</span>)}
      </div>
    </div>
  )
}

const drawPlain = (panel: Panel) => <MatrixPanel panel={panel} />
