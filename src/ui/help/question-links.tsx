import { pathTo } from '@/domain/routing/path-to'
import { Link } from '../navigation/link'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './help.module.css'

type Question<Entry> = {
  place: ScreenPlace
  entries: readonly Entry[]
  /** A quiet word below a question. */
  about?: (entry: Entry) => string
}

/** Questions, each the way to its answer. */
export function QuestionLinks<Entry extends { id: string; title: string }>({
  place: { code, examId },
  entries,
  about,
}: Question<Entry>) {
  return (
    <ul className={styles.questions}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.question}>
          <Link
            href={pathTo({ route: 'helpDetail', code, examId, id: entry.id })}
            prefetch={false}
            className={styles.link}
          >
            {entry.title}
          </Link>
          {about && <span className={styles.about}>{about(entry)}</span>}
        </li>
      ))}
    </ul>
  )
}
