import type { ReactNode } from 'react'
import { classes } from './classes'
import { Ring } from './ring'
import styles from './spinner-with-words.module.css'

type Props = {
  /** What is being done. */
  children: ReactNode
  /** Stands for a whole screen. */
  centred?: boolean
}

export function SpinnerWithWords({ children, centred = false }: Props) {
  return (
    <p role="status" className={classes(styles.spinner, centred && styles.centred)}>
      <Ring />
      <span>{children}</span>
    </p>
  )
}
