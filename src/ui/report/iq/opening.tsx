import type { Told } from '../score/score-facts'
import styles from './opening.module.css'
import { Prose } from './prose'

/** What the report says first: about this person, as a letter would. */
export function Opening({ told }: { told: Told['opening'] }) {
  return (
    <section className={styles.letter}>
      <h2 className={styles.title}>{told.title}</h2>
      <Prose large>{told.paragraphs}</Prose>
    </section>
  )
}
