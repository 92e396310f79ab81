'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { isChapterOpen } from '@/domain/centre/content'
import { tagOf } from '@/domain/locale/locales'
import { problemOf } from '@/ui/api/problem-of'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { TextBlocks } from '@/ui/text/text-blocks'
import reading from '../reading/reading.module.css'
import { Sources } from '../reading/sources'
import { Skeleton } from '../skeleton'
import { ChapterLine } from './chapter-line'
import styles from './course.module.css'
import { courseHref, coursePdfHref } from './course-hrefs'
import { CourseLock } from './course-lock'
import type { CourseProps } from './course-page'
import { CoursesFailed } from './courses-failed'
import { FinishChapter } from './finish-chapter'
import { Recording } from './recording/recording'
import { type CourseRead, useChapterText } from './use-course'

type Props = CourseProps & {
  number: number
  read: CourseRead
  heading: RefObject<HTMLHeadingElement | null>
}

/** A chapter to read. Who may not sees what opens it. */
export function ChapterScreen({ place, course, first, number, read, heading }: Props) {
  const t = useTranslations()
  const chapter = course.chapterList[number - 1]
  const lang = tagOf(course.language)
  const sample = isChapterOpen(number)
  const { data, problem, retry } = useChapterText({
    id: course.id,
    number: sample && !chapter?.recording ? null : number,
  })
  const blocks = sample ? first : data?.blocks
  const locked = problem !== null && problemOf(problem) === 'partLocked'
  const at = { place, id: course.id, chapter: number }
  const chapters = course.chapterList.length
  const finished = read.detail?.finished ?? 0
  return (
    <article className={reading.page}>
      <header className={reading.head}>
        <ChapterLine chapters={course.chapterList} number={number} detail={read.detail} />
        <p className={reading.above}>
          <Link href={courseHref({ place, id: course.id })} prefetch={false} lang={lang}>
            {course.title}
          </Link>
        </p>
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {chapter?.title}
        </h1>
        <p className={reading.facts}>
          <span>{t('courses.chapter.position', { number, chapters })}</span>
          <span>{t('centre.list.minutes', { count: chapter?.minutes ?? 1 })}</span>
          {finished > 0 && <span>{t('courses.facts.progress', { finished, chapters })}</span>}
          {blocks && chapter && (
            <Link
              href={coursePdfHref(at)}
              prefetch={false}
              aria-label={t('courses.pdf.link.named', { chapter: chapter.title })}
            >
              {t('courses.pdf.link.as')}
            </Link>
          )}
        </p>
      </header>
      {blocks && (
        <div className={reading.words} lang={lang}>
          <TextBlocks blocks={blocks} />
        </div>
      )}
      {data?.recording && <Recording id={course.id} number={number} recording={data.recording} />}
      {!blocks && problem === null && <Skeleton rows={4} />}
      {locked && (
        <CourseLock
          {...at}
          course={read.detail ?? course}
          heading="h2"
          onOpened={() => {
            read.retry()
            retry()
          }}
        />
      )}
      {!locked && problem !== null && <CoursesFailed problem={problem} retry={retry} />}
      {blocks && <FinishChapter {...at} read={read} />}
      <Neighbours place={place} course={course} number={number} />
      <Sources title={t('courses.course.sources')} sources={course.sources} />
    </article>
  )
}

type NeighboursProps = Pick<Props, 'course' | 'number'> & { place: ScreenPlace }

function Neighbours({ place, course, number }: NeighboursProps) {
  const t = useTranslations('courses.chapter')
  const link = (to: number, words: string) => (
    <ButtonLink
      variant="secondary"
      href={courseHref({ place, id: course.id, chapter: to })}
      prefetch={false}
      aria-label={t('named', { way: words, title: course.chapterList[to - 1]?.title ?? '' })}
    >
      {words}
    </ButtonLink>
  )
  return (
    <nav aria-label={t('ways')} className={styles.neighbours}>
      {number > 1 && link(number - 1, t('previous'))}
      {number < course.chapterList.length && link(number + 1, t('next'))}
      {number === course.chapterList.length && (
        <ButtonLink variant="secondary" href={courseHref({ place, id: course.id })} prefetch={false}>
          {t('list')}
        </ButtonLink>
      )}
    </nav>
  )
}
