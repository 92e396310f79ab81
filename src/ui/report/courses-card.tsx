'use client'

import { useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { OtherTests } from '../catalogue/other-tests'
import { appExamIdOf, type ScreenPlace } from '../navigation/screen-place'
import styles from './report.module.css'

const MOST = 2

/** Courses that go with the test of a report. Shows nothing until they are known. */
export function CoursesCard({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report.courses')
  const hl = localeOfTag(useLocale())
  const id = appExamIdOf(place)
  const { data } = useSWR(
    ['course.recommended', id, hl],
    () => call('course.recommended', { params: { id }, query: { hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (!data || data.length === 0) return null
  const courses = data.slice(0, MOST).map((course) => ({
    href: pathTo({ route: 'courseDetail', ...place, id: course.id }),
    title: course.title,
    summary: course.summary,
    duration: t('facts', { chapters: course.chapters, minutes: course.minutes }),
    badge: null,
    prefetch: false as const,
  }))
  return (
    <section className={styles.others}>
      <h2 className={styles.title}>{t('title')}</h2>
      <OtherTests tests={courses} />
    </section>
  )
}
