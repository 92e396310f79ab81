import { Card } from '@/ui/primitives/card'
import { Prose } from '../iq/prose'
import report from '../report.module.css'
import styles from './rank-card.module.css'
import type { Told } from './score-facts'

type Props = { told: Omit<NonNullable<Told['rank']>, 'takers'> }

/** A hundred people of the norm in order of their scores; how many score lower. */
export function RankCard({ told: { title, said, note, betterThan, drawing } }: Props) {
  return (
    <Card as="section" className={report.section}>
      <h2 className={report.title}>{title}</h2>
      <Prose>{said}</Prose>
      {betterThan !== null && drawing !== null && (
        <div role="img" aria-label={drawing} className={styles.people}>
          {Array.from({ length: 100 }, (_, person) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place
            <span key={person} className={person < betterThan ? styles.lower : styles.other} />
          ))}
        </div>
      )}
      <p className={report.muted}>{note}</p>
    </Card>
  )
}
