import type { Panel } from '@/domain/matrices/panel'
import { MatrixPanel } from './matrix-panel'
import styles from './panel-box.module.css'

/** A panel outside the matrix, on a square ground of its own as in the matrix: nothing else is drawn on it or tints it. */
export function PanelBox({ panel }: { panel: Panel }) {
  return (
    <span className={styles.box}>
      <MatrixPanel panel={panel} />
    </span>
  )
}
