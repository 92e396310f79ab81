'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { languageName } from '@/domain/languages/language-name'
import { LOCALES, localeOfTag } from '@/domain/locale/locales'
import { classes } from '@/ui/primitives/classes'
import styles from './course.module.css'
import type { CourseRow } from './course-shapes'

type Props = Pick<CourseRow, 'chapters' | 'minutes' | 'formats' | 'pages' | 'tags' | 'languages'> & {
  /** 0: nobody yet, or not known yet. */
  students: number
  className?: string
}

/** How long a course is, and who has opened it. */
export function CourseFacts({
  chapters,
  minutes,
  formats,
  pages,
  tags,
  languages,
  students,
  className,
}: Props) {
  const t = useTranslations('courses')
  const list = useTranslations('centre.list')
  const format = useFormatter()
  const locale = localeOfTag(useLocale())
  return (
    <p className={classes(styles.facts, className)}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {t(`tag.${tag}`)}
        </span>
      ))}
      <span>{t('facts.chapters', { count: chapters })}</span>
      <span>{list('minutes', { count: minutes })}</span>
      {formats.map((each) => (
        <span key={each}>{t(`formats.${each}`)}</span>
      ))}
      {pages !== null && <span>{t('facts.pages', { count: pages })}</span>}
      {languages.length < LOCALES.length && (
        <span>
          {t('facts.languages', { list: format.list(languages.map((each) => languageName(each, locale))) })}
        </span>
      )}
      {students > 0 && <span>{t('facts.students', { count: students })}</span>}
    </p>
  )
}
