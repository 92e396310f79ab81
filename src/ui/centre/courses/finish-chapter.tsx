'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { loginHref } from '../account-hrefs'
import { isLoginNeeded, useChangeProblem } from '../use-centre-words'
import { useChange } from '../use-change'
import styles from './course.module.css'
import { CourseRemembers } from './course-lock'
import { CoursesFailed } from './courses-failed'
import { Mark } from './marks'
import type { CourseRead } from './use-course'

type Props = { place: ScreenPlace; id: string; chapter: number; read: CourseRead }

/** Notes that a chapter is finished, or takes that back; an account remembers it. */
export function FinishChapter({ read, ...at }: Props) {
  const { detail, problem } = read
  if (problem != null) return <CoursesFailed problem={read.problem} retry={read.retry} />
  if (!detail) return <div className={styles.finish} />
  if (detail.finished === null) return <CourseRemembers {...at} />
  return <Finish {...at} read={read} finished={isFinished(read, at.chapter)} />
}

const isFinished = ({ detail }: CourseRead, chapter: number): boolean =>
  detail?.chapterList.some(({ number, finished }) => number === chapter && finished) ?? false

function Finish({ place, id, chapter, read, finished }: Props & { finished: boolean }) {
  const t = useTranslations('courses')
  const { busy, problem, make } = useChange()
  const set = (wished: boolean) =>
    make(async () => {
      await call('course.finish', { body: { course: id, chapter, finished: wished } })
      read.keep(chapter, wished)
    })
  const all = read.detail?.finished === read.detail?.chapters
  return (
    <div className={styles.finish}>
      <p role="status" className={styles.finished}>
        {finished && (
          <>
            <Mark kind="finished" />
            {t(all ? 'course.done' : 'chapter.finished')}
          </>
        )}
      </p>
      <Button
        variant={finished ? 'quiet' : 'primary'}
        busy={busy && t('chapter.saving')}
        onClick={() => void set(!finished)}
      >
        {t(finished ? 'chapter.takeBack' : 'chapter.finish')}
      </Button>
      {problem !== null && <NotSaved {...{ place, id, chapter, problem }} />}
    </div>
  )
}

function NotSaved({ problem, ...at }: Omit<Props, 'read'> & { problem: unknown }) {
  const t = useTranslations()
  const told = useChangeProblem()
  const general = !['network', 'tooMany', 'loginNeeded'].includes(problemOf(problem))
  return (
    <Notice
      tone="danger"
      actions={
        isLoginNeeded(problem) && (
          <ButtonLink size="small" href={loginHref({ ...at, back: 'courseDetail' })}>
            {t('centre.common.login')}
          </ButtonLink>
        )
      }
    >
      {general ? t('courses.chapter.failed') : told(problem)}
    </Notice>
  )
}
