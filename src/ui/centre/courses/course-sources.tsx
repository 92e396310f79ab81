'use client'

import { useTranslations } from 'next-intl'
import { Fold } from '@/ui/primitives/fold'
import styles from './course.module.css'
import type { ShownCourse } from './course-shapes'

/** What a course rests on. */
export function CourseSources({ sources }: Pick<ShownCourse, 'sources'>) {
  const t = useTranslations('courses.course')
  if (sources.length === 0) return null
  return (
    <Fold summary={t('sources', { count: sources.length })}>
      <ul className={styles.sources}>
        {sources.map(({ authors, year, title, published, address }) => (
          <li key={`${authors} ${year} ${title}`}>
            {authors} ({year}).{' '}
            {address ? (
              <a href={address} rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
            .{published && <em> {published}.</em>}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
