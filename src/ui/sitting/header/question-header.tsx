'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, memo, type RefObject, useEffect, useState } from 'react'
import { createLater, type LaterState } from '@/ui/browser/later'
import { useLater } from '@/ui/browser/use-later'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { choiceOf } from '../store/answer-book'
import type { SittingStore } from '../store/sitting-store'
import type { TestState } from '../store/test-state'
import { TryAgain } from '../try-again'
import type { AllQuestions } from './all-questions'
import { loadAllQuestions } from './load-all-questions'
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

// Of the page, not of one header: what is loaded stays loaded.
const allQuestions = createLater(loadAllQuestions)

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
  const [picking, setPicking] = useState(false)
  const all = useLater(allQuestions)
  const { sitting, position, encouragement, timeOver, clock } = state
  // What was asked for in vain at one question does not open at another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question
  useEffect(() => setPicking(false), [position])
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
        <PickerButton
          disabled={timeOver}
          onClick={() => {
            allQuestions.load()
            setPicking(true)
          }}
        />
      </div>
      <PartProgress steps={steps} current={encouragement === null ? position - 1 : -1} />
      <AllQuestionsLater
        all={all}
        onRetry={allQuestions.load}
        place={place}
        sittingNumber={sitting.sittingNumber}
        open={picking}
        steps={steps}
        position={position}
        onPick={(chosen) => {
          setPicking(false)
          store.goTo(chosen)
        }}
        onReview={onReview}
        onClose={() => {
          setPicking(false)
          backToQuestion()
        }}
      />
    </header>
  )
})

type LaterProps = ComponentProps<typeof AllQuestions> & {
  all: LaterState<typeof AllQuestions>
  onRetry: () => void
}

/**
 * All questions, as soon as that code is there. Asked for while it cannot be loaded, the page says so above the question,
 * which stays: the test goes on without.
 */
export function AllQuestionsLater({ all, onRetry, ...props }: LaterProps) {
  const t = useTranslations('test')
  if (all.phase === 'ready') return <all.part {...props} />
  if (!props.open) return null
  if (all.phase === 'failed') return <TryAgain problem={null} onRetry={onRetry} />
  return <SpinnerWithWords>{t('question.picker.title')}</SpinnerWithWords>
}

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
