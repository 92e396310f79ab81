'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { PlayLinks } from '../play/play-links'
import { Skeleton } from '../skeleton'
import { useLoadProblem } from '../use-centre-words'
import { DailyCalendar } from './daily-calendar'
import { DailyMail } from './daily-mail'
import { LeaveMail } from './leave-mail'
import { QuestionOfDay } from './question-of-day'
import { useDaily } from './use-daily'

/** The question of the day: unanswered, being submitted, answered. */
export function DailyScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('daily')
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const leave = useSearchParams().get('leave')
  const { hl, zone, today, problem, reload, keep } = useDaily()
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('meta.title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <PlayLinks place={place} current="dailyQuestion" />
      </header>
      {leave && (
        <LeaveMail
          token={leave}
          onLeft={() => keep(today?.mail ? { mail: { ...today.mail, on: false } } : {})}
        />
      )}
      {problem ? (
        <LoadFailed retry={common('retry')} onRetry={reload} problem={problem}>
          {words(problem)}
        </LoadFailed>
      ) : null}
      {!problem && !today && <Skeleton rows={4} />}
      {today && !today.question && <p className={styles.lead}>{t('empty')}</p>}
      {today?.question && (
        <QuestionOfDay
          key={today.question.id}
          {...{ hl, zone, reload }}
          question={today.question}
          day={today.day}
          answered={today.answered}
          onAnswered={(answered) =>
            keep({ answered, question: answered.question, days: withDay(today.days, answered) })
          }
        />
      )}
      {today && today.days.length > 0 && <DailyCalendar day={today.day} days={today.days} />}
      {today && (
        <DailyMail place={place} mail={today.mail} zone={zone} onChanged={(mail) => keep({ mail })} />
      )}
    </div>
  )
}

type Day = { day: string; right: boolean }

const withDay = (days: Day[], { day, right }: Day): Day[] => [
  ...days.filter((each) => each.day !== day),
  { day, right },
]
