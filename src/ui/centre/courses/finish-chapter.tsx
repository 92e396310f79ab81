'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/ui/api/call'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { loginHref } from '../account-hrefs'
import centre from '../centre.module.css'
import { useChange } from '../use-change'
import { isLoginNeeded, useChangeProblem } from '../use-centre-words'
import styles from './course.module.css'
import { CourseRemembers } from './course-lock'
import { Mark } from './marks'
import { ProgressFailed } from './progress-failed'
import type { CourseRead } from './use-course'

type Props = { place: ScreenPlace; id: string; chapter: number; read: CourseRead }

/** Notes that a chapter is finished, or takes that back; an account remembers it. */
export function FinishChapter({ read, ...at }: Props) {
  const { detail, problem } = read
  if (problem != null) return <ProgressFailed read={read} />
  if (!detail) return <div className={styles.finish} />
  if (detail.finished === null) return <CourseRemembers {...at} />
  return <Finish {...at} read={read} finished={isFinished(read, at.chapter)} />
}

const isFinished = ({ detail }: CourseRead, chapter: number): boolean =>
  detail?.chapterList.some(({ number, finished }) => number === chapter && finished) ?? false

function Finish({ place, id, chapter, read, finished }: Props & { finished: boolean }) {
  const t = useTranslations('courses')
  const { busy, problem, make } = useChange()
  const told = useChangeProblem()
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
      {problem !== null && (
        <Notice
          tone="danger"
          actions={
            isLoginNeeded(problem) && (
              <ButtonLink size="small" href={loginHref({ place, back: 'courseDetail', id, chapter })}>
                {t('chapter.login')}
              </ButtonLink>
            )
          }
        >
          {told(problem)}
        </Notice>
      )}
    </div>
  )
}
