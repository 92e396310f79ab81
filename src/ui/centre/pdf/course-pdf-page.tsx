import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { courseHref } from '../courses/course-hrefs'
import type { ShownCourse } from '../courses/course-shapes'
import reading from '../reading/reading.module.css'
import { Skeleton } from '../skeleton'
import { CoursePdfScreen } from './course-pdf-screen'

export type CoursePdfProps = { place: ScreenPlace; course: ShownCourse }

/** The cached page of a course's chapters as files. Which chapter stands in the query, which is only known in the browser. */
export function CoursePdfPage(props: CoursePdfProps) {
  return (
    <Suspense fallback={<WithoutScript {...props} />}>
      <CoursePdfScreen {...props} />
    </Suspense>
  )
}

function WithoutScript({ place, course }: CoursePdfProps) {
  const t = useTranslations('courses.pdf')
  return (
    <div className={reading.page}>
      <header className={reading.head}>
        <h1>{course.title}</h1>
        <noscript>
          <Link href={courseHref({ place, id: course.id })}>{t('asText')}</Link>
        </noscript>
      </header>
      <Skeleton rows={6} />
    </div>
  )
}
