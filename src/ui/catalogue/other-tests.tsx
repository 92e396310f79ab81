import { Link } from '../navigation/link'
import styles from './other-tests.module.css'

export type OtherTest = {
  href: string
  title: string
  summary: string | null
  duration: string
  /** What sets it apart here, such as that it was bought already; null: nothing. */
  badge: string | null
  /** false: a page of a document, which cannot be fetched ahead, because Next asks for it without its `?id=`. */
  prefetch?: false
}

/** Tests that one may go on with, as rows: name, what it is, how long it takes. */
export function OtherTests({ tests }: { tests: readonly OtherTest[] }) {
  return (
    <ul className={styles.list}>
      {tests.map(({ href, title, summary, duration, badge, prefetch }) => (
        <li key={href} className={styles.item}>
          <h3 className={styles.title}>
            <Link href={href} prefetch={prefetch} className={styles.link}>
              {title}
            </Link>
          </h3>
          {summary && <p className={styles.summary}>{summary}</p>}
          <p className={styles.facts}>
            <span>{duration}</span>
            {badge && <span className={styles.badge}>{badge}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
