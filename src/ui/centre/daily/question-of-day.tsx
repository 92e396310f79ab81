'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { DailyAnswer } from '@/domain/daily/question'
import type { Locale } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { useTooOften } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { useChange } from '../use-change'
import { AnsweredQuestion } from './answered-question'
import { QuestionForm } from './question-form'
import type { Answered, Question } from './use-daily'

type Props = {
  hl: Locale
  zone: string
  day: string
  question: Question
  answered: Answered | null
  onAnswered: (answered: Answered) => void
  reload: () => void
}

/** Asks the question of the day, submits the answer, and shows what became of it. */
export function QuestionOfDay({ hl, zone, day, question, answered, onAnswered, reload }: Props) {
  const { busy, problem, make } = useChange()
  const [fresh, setFresh] = useState<'first' | 'elsewhere' | null>(null)
  const submit = (answer: DailyAnswer) =>
    void make(async () => {
      const { first, ...stored } = await call('daily.submit', {
        body: { hl, zone, day, question: question.id, answer },
      })
      setFresh(first ? 'first' : 'elsewhere')
      onAnswered(stored)
    })
  if (answered) return <AnsweredQuestion answered={answered} fresh={fresh} />
  return (
    <QuestionForm question={question} busy={busy} onSubmit={submit}>
      {problem !== null && <NotSubmitted problem={problem} reload={reload} />}
    </QuestionForm>
  )
}

/** Why nothing was stored, and what to do. What was chosen is still chosen. */
export function NotSubmitted({ problem, reload }: { problem: unknown; reload: () => void }) {
  const t = useTranslations('daily')
  const common = useTranslations('centre.common')
  const tooOften = useTooOften()
  const kind = problemOf(problem)
  if (kind === 'dayOver')
    return (
      <Notice
        actions={
          <Button variant="secondary" size="small" onClick={reload}>
            {t('toToday')}
          </Button>
        }
      >
        {t('dayOver')}
      </Notice>
    )
  if (kind === 'tooMany') return <Notice tone="danger">{tooOften(problem)}</Notice>
  return <Notice tone="danger">{kind === 'network' ? common('network') : t('failed')}</Notice>
}
