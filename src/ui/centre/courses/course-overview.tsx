'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { tagOf } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { OpenTo } from '@/ui/subscription/open-to'
import centre from '../centre.module.css'
import { Sources } from '../reading/sources'
import { ChapterList } from './chapter-list'
import styles from './course.module.css'
import { CourseFacts } from './course-facts'
import { courseHref } from './course-hrefs'
import { CourseLock, CourseRemembers } from './course-lock'
import { CoursePicture } from './course-picture'
import type { CourseDetail, ShownCourse } from './course-shapes'
import { CoursesFailed } from './courses-failed'
import { Attachments } from './recording/attachments'
import type { CourseRead } from './use-course'

type Props = {
  place: ScreenPlace
  course: ShownCourse
  /** null: in the cached page, which knows nobody. */
  read: CourseRead | null
  heading?: RefObject<HTMLHeadingElement | null>
}

/** What a course is about, what one can do afterwards, and its chapters. */
export function CourseOverview({ place, course, read, heading }: Props) {
  const t = useTranslations('courses.course')
  const detail = read?.detail ?? null
  const back = { place, id: course.id }
  return (
    <div className={centre.screen}>
      <Head {...{ place, course, detail, heading }} />
      {course.aims.length > 0 && (
        <section className={centre.section}>
          <h2 className={centre.title}>{t('aims')}</h2>
          <ul className={styles.aims} lang={tagOf(course.language)}>
            {course.aims.map((aim) => (
              <li key={aim}>{aim}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={centre.section}>
        <h2 className={centre.title}>{t('chapters')}</h2>
        <ChapterList place={place} course={course} detail={detail} />
        {read && read.problem !== null && <CoursesFailed problem={read.problem} retry={read.retry} />}
        {read && detail?.locked && (
          <CourseLock {...back} course={detail} heading="h3" onOpened={read.retry} />
        )}
        {detail?.openTo && <OpenTo day={detail.openTo} />}
        {detail && !detail.locked && detail.finished === null && <CourseRemembers {...back} />}
      </section>
      <Attachments id={course.id} attachments={course.attachments} detail={detail} />
      <Sources title={t('sources')} sources={course.sources} />
    </div>
  )
}

type HeadProps = Pick<Props, 'place' | 'course' | 'heading'> & { detail: CourseDetail | null }

function Head({ place, course, detail, heading }: HeadProps) {
  const t = useTranslations('courses')
  return (
    <header className={styles.head}>
      <p>
        <Link href={pathTo({ route: 'courses', ...place })}>{t('course.all')}</Link>
      </p>
      <div className={styles.title}>
        <CoursePicture category={course.category} className={styles.picture} />
        <div className={centre.head}>
          <h1 ref={heading} tabIndex={-1} lang={tagOf(course.language)}>
            {course.title}
          </h1>
          <p className={centre.lead} lang={tagOf(course.language)}>
            {course.summary}
          </p>
        </div>
      </div>
      <CourseFacts
        chapters={course.chapterList.length}
        minutes={course.minutes}
        formats={course.formats}
        pages={course.pages}
        tags={course.tags}
        languages={course.languages}
        students={detail?.students ?? 0}
      />
      <Written {...course} />
      <NextStep place={place} course={course} detail={detail} />
    </header>
  )
}

function Written({ author, publishedAt, updatedAt }: ShownCourse) {
  const t = useTranslations('courses.course')
  const format = useFormatter()
  // One zone for the cached page and the browser, so that both write the same day.
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long', timeZone: 'UTC' })
  const changed = updatedAt.slice(0, 10) > publishedAt.slice(0, 10)
  return (
    <p className={styles.facts}>
      <span>{t('author', { author })}</span>
      <span>{t('published', { date: day(publishedAt) })}</span>
      {changed && <span>{t('updated', { date: day(updatedAt) })}</span>}
    </p>
  )
}

/** The first chapter, the first one that is not finished, or that all are. */
function NextStep({ place, course, detail }: Omit<HeadProps, 'heading'>) {
  const t = useTranslations('courses.course')
  const chapters = detail?.chapterList ?? []
  const begun = chapters.some(({ finished }) => finished)
  const next = chapters.find(({ finished }) => !finished)
  if (begun && !next) return <p className={styles.done}>{t('done')}</p>
  const number = begun && next ? next.number : 1
  return (
    <div className={centre.actions}>
      <ButtonLink href={courseHref({ place, id: course.id, chapter: number })} prefetch={false}>
        {begun ? t('goOn', { number }) : t('start')}
      </ButtonLink>
    </div>
  )
}
