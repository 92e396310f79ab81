'use client'

import { useTranslations } from 'next-intl'
import { memo, type RefObject } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { choiceOf } from '../store/answer-book'
import type { SittingStore } from '../store/sitting-store'
import type { TestState } from '../store/test-state'
import { AllQuestionsLater, useAllQuestions } from './all-questions-later'
import { PartProgress } from './part-progress'
import styles from './question-header.module.css'
import { Timer } from './timer'

type Props = {
  place: ScreenPlace
  store: SittingStore
  state: TestState
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Something else than a question is in view, with a heading of its own. */
  untitled: boolean
  onReview: () => void
}

/** Where one is, how much is done, how much time is left. */
export const QuestionHeader = memo(function QuestionHeader({
  place,
  store,
  state,
  headingRef,
  untitled,
  onReview,
}: Props) {
  const t = useTranslations('test.question')
  const { sitting, position, encouragement, timeOver, clock } = state
  const { ask, close, ...all } = useAllQuestions(position)
  const steps = sitting.questions.map(({ id, part }) => ({
    id,
    part,
    answered: choiceOf(state.book, id) !== null,
  }))
  const parts = [...new Set(steps.map(({ part }) => part))]
  const part = encouragement ?? steps[position - 1]?.part ?? 1
  // After the picker or the clock, focus returns to the question, where Enter goes on; else Enter would open them again.
  const backToQuestion = () => headingRef.current?.focus({ preventScroll: true })
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.where}>
          {encouragement === null && !timeOver && !untitled && (
            <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
              {t('heading', { position, total: sitting.total })}
            </h1>
          )}
          {parts.length > 1 && (
            <p className={styles.part}>{t('part', { part: parts.indexOf(part) + 1, parts: parts.length })}</p>
          )}
        </div>
        {clock.remainingSeconds !== null && (
          <Timer
            clock={clock}
            hidden={state.timerHidden}
            onToggle={(hidden) => {
              store.setTimerHidden(hidden)
              backToQuestion()
            }}
          />
        )}
        <PickerButton disabled={timeOver} onClick={ask} />
      </div>
      <PartProgress steps={steps} current={encouragement === null ? position - 1 : -1} />
      <AllQuestionsLater
        {...all}
        place={place}
        sittingNumber={sitting.sittingNumber}
        steps={steps}
        position={position}
        onPick={(chosen) => {
          close()
          store.goTo(chosen)
        }}
        onReview={onReview}
        onClose={() => {
          close()
          backToQuestion()
        }}
      />
    </header>
  )
})

function PickerButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const t = useTranslations('test.question')
  return (
    <button
      type="button"
      className={styles.all}
      aria-label={t('picker.open')}
      title={t('picker.open')}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
        {[3, 8.5, 14].flatMap((y) =>
          [3, 8.5, 14].map((x) => <rect key={`${x} ${y}`} x={x} y={y} width="3" height="3" rx="0.8" />),
        )}
      </svg>
    </button>
  )
}
