'use client'

import { useTranslations } from 'next-intl'
import type { CourseCategory } from '@/domain/centre/content'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import centre from '../centre.module.css'
import { ListSkeleton } from '../list/list-skeleton'
import { CourseRows } from './course-rows'
import { CoursesFailed } from './courses-failed'
import { useCourseCategory } from './use-courses'

type Props = { place: ScreenPlace; category: CourseCategory }

/** All courses of a category. */
export function CategoryCourses({ place, category }: Props) {
  const t = useTranslations('courses.category')
  return (
    <section className={centre.section}>
      <h2 className={centre.title}>{t(category)}</h2>
      <Rows place={place} category={category} />
    </section>
  )
}

function Rows({ place, category }: Props) {
  const t = useTranslations('courses.list')
  const { data, problem, retry } = useCourseCategory(category)
  if (problem != null) return <CoursesFailed problem={problem} retry={retry} />
  if (!data) return <ListSkeleton rows={2} />
  if (data.courses.length === 0) return <p className={centre.muted}>{t('none')}</p>
  return (
    <>
      <CourseRows place={place} courses={data.courses} />
      <p className={centre.muted}>{t('total', { count: data.courses.length })}</p>
    </>
  )
}
