'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { CourseRows } from '../courses/course-rows'
import { CoursesFailed } from '../courses/courses-failed'
import { useCourseHome } from '../courses/use-courses'
import { ListSkeleton } from '../list/list-skeleton'
import { SHOWN } from './overview-section'

/** The newest courses, with how far the person is in each. */
export function NewestCourses({ place }: { place: ScreenPlace }) {
  const t = useTranslations('explore.overview')
  const { data, problem, retry } = useCourseHome()
  if (problem) return <CoursesFailed problem={problem} retry={retry} />
  if (!data) return <ListSkeleton rows={SHOWN} />
  if (data.newest.length === 0) return <p className={styles.lead}>{t('noCourses')}</p>
  return <CourseRows place={place} courses={data.newest.slice(0, SHOWN)} />
}
