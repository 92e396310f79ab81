'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '@/ui/primitives/button'
import { choiceOf } from '../store/answer-book'
import type { TestState } from '../store/test-state'
import styles from './interlude.module.css'
import { PartMarks } from './part-marks'

export type EncouragementWords = { title: string; text: string }

type Props = {
  part: number
  words: EncouragementWords | undefined
  state: TestState
  headingRef: RefObject<HTMLHeadingElement | null>
  onContinue: () => void
}

/**
 * A breath between two parts. The next questions are already here. That a part is done is said only when everything up to
 * here is answered: one may come by after skipping or jumping.
 */
export function Encouragement({ part, words, state, headingRef, onContinue }: Props) {
  const t = useTranslations('test.question.encouragement')
  const parts = [...new Set(state.sitting.questions.map((question) => question.part))]
  const place = parts.indexOf(part) + 1
  const isAnswered = ({ id }: { id: string }) => choiceOf(state.book, id) !== null
  const open = parts.findIndex((each) =>
    state.sitting.questions.some((question) => question.part === each && !isAnswered(question)),
  )
  const done = open < 0 ? parts.length : open
  const shown =
    done >= place
      ? (words ?? { title: t('title', { part: place }), text: null })
      : {
          title: t('someTitle', {
            answered: state.sitting.questions.filter(isAnswered).length,
            total: state.sitting.total,
          }),
          text: t('someText'),
        }
  return (
    <section className={styles.interlude}>
      <PartMarks done={done} total={parts.length} />
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {shown.title}
      </h1>
      {shown.text && <p className={styles.text}>{shown.text}</p>}
      <div className={styles.actions}>
        <Button size="large" wide busy={state.fitting && t('fitting')} onClick={onContinue}>
          {t('continue', { part: place + 1 })}
        </Button>
        {state.clock.remainingSeconds !== null && <p className={styles.note}>{t('clock')}</p>}
      </div>
    </section>
  )
}
