'use client'

import { useLocale, useTranslations } from 'next-intl'
import { languageName } from '@/domain/languages/language-name'
import { localeOfTag, tagOf } from '@/domain/locale/locales'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ListFacts } from '../list/list-facts'
import { ListRow, ListRows } from '../list/list-row'
import styles from './course.module.css'
import { courseHref } from './course-hrefs'
import { CoursePicture } from './course-picture'
import { CoursePrice } from './course-price'
import type { CourseRow } from './course-shapes'

type Props = { place: ScreenPlace; courses: readonly CourseRow[]; heading?: 'h2' | 'h3' }

export function CourseRows({ place, courses, heading = 'h3' }: Props) {
  return (
    <ListRows>
      {courses.map((course) => (
        <li key={course.id}>
          <ListRow
            href={courseHref({ place, id: course.id })}
            picture={<CoursePicture category={course.category} />}
            lang={tagOf(course.language)}
            title={course.title}
            summary={course.summary}
            heading={heading}
          >
            <Facts {...course} />
            {/* Where its own page names it: what is open to the reader costs them nothing. */}
            {course.onSale && course.locked && <CoursePrice id={course.id} />}
          </ListRow>
        </li>
      ))}
    </ListRows>
  )
}

function Facts({
  language,
  chapters,
  minutes,
  students,
  buyers,
  bought,
  formats,
  pages,
  finished,
  tags,
  locked,
  level,
}: CourseRow) {
  const t = useTranslations('courses')
  const locale = localeOfTag(useLocale())
  return (
    <ListFacts minutes={minutes} lockedBy={locked ? level : null}>
      {language !== locale && (
        <span>{t('facts.language', { language: languageName(language, locale) })}</span>
      )}
      <span>{t('facts.chapters', { count: chapters })}</span>
      {formats.map((each) => (
        <span key={each}>{t(`formats.${each}`)}</span>
      ))}
      {pages !== null && <span>{t('facts.pages', { count: pages })}</span>}
      {students > 0 && <span>{t('facts.students', { count: students })}</span>}
      {buyers > 0 && <span>{t('facts.buyers', { count: buyers })}</span>}
      {bought && <span className={styles.finished}>{t('facts.bought')}</span>}
      {finished !== null && finished > 0 && (
        <span className={styles.finished}>
          {finished < chapters ? t('facts.progress', { finished, chapters }) : t('facts.completed')}
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {t(`tag.${tag}`)}
        </span>
      ))}
    </ListFacts>
  )
}
