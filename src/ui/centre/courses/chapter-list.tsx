'use client'

import { useTranslations } from 'next-intl'
import { isChapterOpen } from '@/domain/centre/content'
import { tagOf } from '@/domain/locale/locales'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { LockIcon } from '../list/list-icons'
import styles from './course.module.css'
import { courseHref, coursePdfHref } from './course-hrefs'
import type { Chapter, CourseDetail, ShownCourse } from './course-shapes'
import { FinishedIcon } from './finished-icon'
import { RecordingSign } from './recording/recording-sign'

type Props = { place: ScreenPlace; course: ShownCourse; detail: CourseDetail | null }

/** The chapters in their order, and how each stands with the reader. A locked one has a page, too: it says what opens it. */
export function ChapterList({ place, course, detail }: Props) {
  const t = useTranslations('centre.list')
  const pdf = useTranslations('courses.pdf.link')
  return (
    <ol className={styles.chapters}>
      {course.chapterList.map(({ number, title, minutes, recording }) => (
        <li key={number} className={styles.chapter}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <div>
            <Link
              href={courseHref({ place, id: course.id, chapter: number })}
              prefetch={false}
              className={styles.link}
              lang={tagOf(course.language)}
            >
              {title}
            </Link>
            <p className={styles.facts}>
              <span>{t('minutes', { count: minutes })}</span>
              <RecordingSign format={recording} />
              <State chapter={detail?.chapterList.find((each) => each.number === number)} />
              {isOpen({ number, detail }) && (
                <Link
                  href={coursePdfHref({ place, id: course.id, chapter: number })}
                  prefetch={false}
                  className={styles.file}
                  aria-label={pdf('named', { chapter: title })}
                >
                  {pdf('as')}
                </Link>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const isOpen = ({ number, detail }: { number: number; detail: CourseDetail | null }): boolean =>
  isChapterOpen(number) ||
  (detail?.chapterList.some((chapter) => chapter.number === number && chapter.open) ?? false)

function State({ chapter }: { chapter: Chapter | undefined }) {
  const t = useTranslations('courses.state')
  if (!chapter) return null
  if (chapter.finished) {
    return (
      <span className={styles.finished}>
        <FinishedIcon />
        {t('finished')}
      </span>
    )
  }
  if (chapter.open) return <span>{t('open')}</span>
  return (
    <span className={styles.locked}>
      <LockIcon />
      {t('locked')}
    </span>
  )
}
