'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { CourseCategory } from '@/domain/centre/content'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import centre from '../centre.module.css'
import { ListSkeleton } from '../list/list-skeleton'
import { CourseRows } from './course-rows'
import { CoursesFailed } from './courses-failed'
import { useCourseCategory } from './use-courses'
import { waitsForPlan } from './waits-for-plan'

type Props = {
  place: ScreenPlace
  category: CourseCategory
  /** One of them opens with a plan, which who looks at them has not. */
  onLocked: () => void
}

/** All courses of a category. */
export function CategoryCourses(props: Props) {
  const { category } = props
  const t = useTranslations('courses.category')
  return (
    <section className={centre.section}>
      <h2 className={centre.title}>{t(category)}</h2>
      <Rows {...props} />
    </section>
  )
}

function Rows({ place, category, onLocked }: Props) {
  const t = useTranslations('courses.list')
  const { data, problem, retry } = useCourseCategory(category)
  const locked = data?.courses.some(waitsForPlan) ?? false
  useEffect(() => {
    if (locked) onLocked()
  }, [locked, onLocked])
  if (problem !== null) return <CoursesFailed problem={problem} retry={retry} />
  if (!data) return <ListSkeleton rows={2} />
  if (data.courses.length === 0) return <p className={centre.muted}>{t('none')}</p>
  return (
    <>
      <CourseRows place={place} courses={data.courses} />
      <p className={centre.muted}>{t('total', { count: data.courses.length })}</p>
    </>
  )
}
