import { Suspense } from 'react'
import { tagOf } from '@/domain/locale/locales'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { TextBlocks } from '@/ui/text/text-blocks'
import centre from '../centre.module.css'
import reading from '../reading/reading.module.css'
import { CourseOverview } from './course-overview'
import { CourseScreen } from './course-screen'
import type { Blocks, ShownCourse } from './course-shapes'

export type CourseProps = { place: ScreenPlace; course: ShownCourse; first: Blocks }

/** The cached page of a course. Which chapter is read stands in the query, which is only known in the browser. */
export function CoursePage({ place, course, first }: CourseProps) {
  return (
    <Suspense fallback={<WithoutScript {...{ place, course, first }} />}>
      <CourseScreen place={place} course={course} first={first} />
    </Suspense>
  )
}

function WithoutScript({ place, course, first }: CourseProps) {
  return (
    <div className={centre.screen}>
      <CourseOverview place={place} course={course} read={null} />
      <noscript>
        <div className={reading.words} lang={tagOf(course.language)}>
          <h2>{course.chapterList[0]?.title}</h2>
          <TextBlocks blocks={first} heading="h3" />
        </div>
      </noscript>
    </div>
  )
}
