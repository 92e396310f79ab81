import type { CSSProperties } from 'react'
import styles from './plumb.module.css'

type Props = {
  /** Where it hangs and where its tip ends, as CSS lengths of the container. */
  x: string
  end: string
  /** false: only the line, the weight hangs elsewhere. */
  weight?: boolean
}

/** The plumb line of the brand, pointing at what matters. */
export function Plumb({ x, end, weight = true }: Props) {
  return (
    <div className={styles.plumb} style={{ '--x': x, '--end': end } as CSSProperties} aria-hidden="true">
      {weight && (
        <svg viewBox="0 0 26 40" className={styles.weight} focusable="false" aria-hidden="true">
          <path d="M10 0h6v6h-6z" fill="var(--ink)" />
          <path
            d="M8.600 5h8.800c.8 0 1.300.500 1.500 1.200l.6 2.600C21.900 10.500 23.400 13 23.400 16c0 6.600-6.200 12.900-10 23.600a.43.43 0 0 1-.8 0C8.800 28.900 2.600 22.600 2.600 16c0-3 1.500-5.500 3.900-7.200l.6-2.600C7.300 5.500 7.800 5 8.600 5Z"
            fill="var(--accent)"
          />
          <path d="M6.500 9.300h13" stroke="var(--surface)" strokeWidth="1" opacity=".55" />
        </svg>
      )}
    </div>
  )
}
