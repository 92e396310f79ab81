'use client'

import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { NetworkError } from '@/ui/api/call-at'
import { problemOf } from '@/ui/api/problem-of'
import { Link } from '@/ui/navigation/link'
import { buttonClass } from '@/ui/primitives/button-class'
import { ButtonLink } from '@/ui/primitives/button-link'
import centre from '../centre.module.css'
import { courseHref, readChapterNumber } from '../courses/course-hrefs'
import { CourseLock } from '../courses/course-lock'
import { CoursesFailed } from '../courses/courses-failed'
import { useCourse } from '../courses/use-course'
import reading from '../reading/reading.module.css'
import { Skeleton } from '../skeleton'
import type { CoursePdfProps } from './course-pdf-page'
import { useChapterFile } from './use-chapter-file'

/** Half a megabyte of script that no other page needs. */
const PdfViewer = dynamic(() => import('./pdf-viewer'), { ssr: false, loading: () => <Skeleton rows={6} /> })

/** The chapter that the address names, as a file to look through; without a number, the first. */
export function CoursePdfScreen({ place, course }: CoursePdfProps) {
  const number = readChapterNumber(useSearchParams(), course.chapterList.length) ?? 1
  return <ChapterFile key={number} place={place} course={course} number={number} />
}

function ChapterFile({ place, course, number }: CoursePdfProps & { number: number }) {
  const t = useTranslations('courses')
  const at = { place, id: course.id, chapter: number }
  const read = useChapterFile(at)
  const chapters = course.chapterList.length
  return (
    <article className={reading.page}>
      <header className={reading.head}>
        <p className={reading.above}>
          <Link href={courseHref({ place, id: course.id })} prefetch={false}>
            {course.title}
          </Link>
        </p>
        <h1>{course.chapterList[number - 1]?.title}</h1>
        <p className={reading.facts}>
          <span>{t('chapter.position', { number, chapters })}</span>
        </p>
        <div className={centre.actions}>
          <ButtonLink variant="secondary" size="small" href={courseHref(at)} prefetch={false}>
            {t('pdf.asText')}
          </ButtonLink>
          {read.file && (
            <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={read.address} download>
              {t('pdf.download')}
            </a>
          )}
        </div>
      </header>
      <Shown {...at} course={course} read={read} />
    </article>
  )
}

type ShownProps = CoursePdfProps & { id: string; chapter: number; read: ReturnType<typeof useChapterFile> }

function Shown({ course, read, ...at }: ShownProps) {
  const [broken, setBroken] = useState(false)
  const { file, problem } = read
  const retry = () => {
    setBroken(false)
    read.retry()
  }
  if (problem !== null && problemOf(problem) === 'partLocked')
    return <Locked {...at} course={course} onOpened={retry} />
  if (problem !== null) return <CoursesFailed problem={problem} retry={retry} />
  if (broken) return <CoursesFailed problem={new NetworkError()} retry={retry} />
  if (!file) return <Skeleton rows={6} />
  return <PdfViewer file={file} name={`${at.id}/${at.chapter}`} onBroken={() => setBroken(true)} />
}

function Locked({ course, onOpened, ...at }: Omit<ShownProps, 'read'> & { onOpened: () => void }) {
  const { detail } = useCourse(course.id)
  return <CourseLock {...at} course={detail ?? course} heading="h2" onOpened={onOpened} />
}
