import { classes } from '@/ui/primitives/classes'
import styles from './prose.module.css'

type Props = { children: readonly string[]; quiet?: boolean; large?: boolean }

/** Finished paragraphs, in lines that one can follow. */
export function Prose({ children, quiet = false, large = false }: Props) {
  if (children.length === 0) return null
  return (
    <div className={classes(styles.prose, quiet && styles.quiet, large && styles.large)}>
      {children.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
