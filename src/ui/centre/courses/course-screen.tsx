'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { ChapterScreen } from './chapter-screen'
import { readChapterNumber } from './course-hrefs'
import { CourseOverview } from './course-overview'
import type { CourseProps } from './course-page'
import { useCourse } from './use-course'

/** A course, or the chapter of it that the address names. */
export function CourseScreen({ place, course, first }: CourseProps) {
  const number = readChapterNumber(useSearchParams(), course.chapterList.length)
  const read = useCourse(course.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(number)
  // The pathname stays, so nothing else says that the page is another one now.
  useEffect(() => {
    if (shown.current === number) return
    shown.current = number
    heading.current?.focus({ preventScroll: true })
  }, [number])
  return number === null ? (
    <CourseOverview place={place} course={course} read={read} heading={heading} />
  ) : (
    <ChapterScreen key={number} {...{ place, course, first, number, read, heading }} />
  )
}
