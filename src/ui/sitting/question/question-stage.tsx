'use client'

import { useTranslations } from 'next-intl'
import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import type { BuiltKind } from '@/domain/exam/kinds'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '../../primitives/button'
import { classes } from '../../primitives/classes'
import { QuestionHeader } from '../header/question-header'
import { isHealth } from '../health-kinds'
import { Elsewhere } from '../interlude/elsewhere'
import { Encouragement, type EncouragementWords } from '../interlude/encouragement'
import { TimeOver } from '../interlude/time-over'
import { UnstableNotice } from '../interlude/unstable-notice'
import { choiceOf } from '../store/answer-book'
import { showsSign, type Turn, turnOf } from '../store/health-turn'
import { choicesOf } from '../store/part-load'
import type { SittingStore } from '../store/sitting-store'
import { questionAt, type TestState } from '../store/test-state'
import styles from './question-stage.module.css'
import type { HealthTurnView, QuestionView } from './question-views'
import { Questions } from './questions'
import { useClosed } from './use-closed'
import { useKeys } from './use-keys'
import { useReview } from './use-review'

type Props = {
  place: ScreenPlace
  store: SittingStore
  View: QuestionView
  Health: HealthTurnView | null
  reopen: () => void
  encouragements: readonly EncouragementWords[]
}

export function QuestionStage({ place, store, View, Health, reopen, encouragements }: Props) {
  const now = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  // The question follows a tap at once; all around it comes one render later, when the tap is already painted.
  const state = useDeferredValue(now)
  const { encouragement, timeOver, elsewhere, sitting } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const stage = useRef<HTMLElement>(null)
  const [deleted, setDeleted] = useState(false)
  useClosed({ place, state, reopen, held: deleted })

  const { blocked, review, release } = useReview({ place, mayLeave: store.mayLeave })
  // Help is there with the tap that asks for it, and stays until it was read; its answer may be gone by then.
  const turn: Turn | null = deleted ? 'help' : turnOf(now)
  const question = questionAt(now, now.position)
  const choices = question === null || turn !== null ? 0 : choicesOf(question)
  const next = useActions({ store, stage, review, choices })
  useFocusOfNewPlace({ state, turn, heading })
  const onDeleted = () => setDeleted(true)
  const around = {
    kind: sitting.examKind,
    store,
    headingRef: heading,
    onReview: review,
    onDeleted,
    onReopen: reopen,
  }
  const health = Health && healthOf({ Health, ...around })

  if (elsewhere && turn !== 'help') {
    return (
      <main id="main" tabIndex={-1} className={styles.stage}>
        <Elsewhere store={store} />
      </main>
    )
  }
  return (
    <main id="main" tabIndex={-1} ref={stage} className={styles.stage}>
      <QuestionHeader
        place={place}
        store={store}
        state={state}
        headingRef={heading}
        untitled={turn === 'offer'}
        onReview={review}
      />
      {(state.unstable || blocked) && <UnstableNotice onRefresh={() => store.refresh().finally(release)} />}
      {timeOver && <TimeOver state={state} headingRef={heading} onContinue={review} />}
      {health?.(turn)}
      {!timeOver && turn === null && now.encouragement !== null && encouragement !== null && (
        <Encouragement
          part={encouragement}
          words={encouragements[encouragement - 1]}
          state={state}
          headingRef={heading}
          onContinue={next}
        />
      )}
      <Play
        store={store}
        now={now}
        state={state}
        View={View}
        hidden={timeOver || turn !== null || encouragement !== null}
        choices={choices}
        onNext={next}
      />
      {health && turn === null && <div role="status">{showsSign(now) && health('sign')}</div>}
    </main>
  )
}

type Around = Omit<ComponentProps<HealthTurnView>, 'turn' | 'kind'> & {
  Health: HealthTurnView
  kind: BuiltKind
}

/** What a test about health shows around its questions: in the place of one, or below one that is answered with a sign. */
const healthOf =
  ({ Health, kind, ...around }: Around) =>
  (turn: ComponentProps<HealthTurnView>['turn']) =>
    isHealth(kind) && <Health {...around} kind={kind} turn={turn} />

type PlayProps = Pick<Props, 'store' | 'View'> & {
  now: TestState
  state: TestState
  hidden: boolean
  choices: number
  onNext: () => void
}

/** The question in view, and the way on and back. */
function Play({ store, now, state, View, hidden, choices, onNext }: PlayProps) {
  const t = useTranslations('test.question')
  const { position, sitting } = state
  const id = sitting.questions[position - 1]?.id ?? ''
  const answered = choiceOf(state.book, id) !== null
  const last = position === sitting.total
  return (
    <div
      className={classes(styles.play, isQuestionnaire(sitting.examKind) && styles.reading)}
      hidden={hidden}
    >
      <Questions store={store} state={now} View={View} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={store.back} disabled={position === 1} className={styles.back}>
          {t('back')}
        </Button>
        <Button variant={answered ? 'primary' : 'secondary'} onClick={onNext}>
          {last ? t('review') : answered ? t('next') : t('skip')}
        </Button>
      </div>
      {choices > 0 && <p className={styles.keys}>{t('keys', { count: choices })}</p>}
    </div>
  )
}

type Actions = {
  store: SittingStore
  stage: RefObject<HTMLElement | null>
  review: () => void
  choices: number
}

/** What the keyboard does, as the buttons do; going on is returned. */
const useActions = ({ store, stage, review, choices }: Actions) => {
  const next = useCallback(() => {
    if (store.getState().timeOver || store.next() === 'end') review()
  }, [store, review])
  const focusOption = useCallback(
    (which: string) => {
      stage.current?.querySelector<HTMLElement>(`[role="radiogroup"]:not([hidden] *) ${which}`)?.focus()
    },
    [stage],
  )
  const enterOptions = useCallback(() => focusOption('[tabindex="0"]'), [focusOption])
  const choose = useCallback(
    (choice: number) => {
      store.answer(choice)
      // From there Enter goes on, whatever had the focus before.
      focusOption(`[role="radio"]:nth-child(${choice + 1})`)
    },
    [store, focusOption],
  )
  useKeys({ choices, choose, next, back: store.back, enterOptions })
  return next
}

type NewPlace = { state: TestState; turn: Turn | null; heading: RefObject<HTMLHeadingElement | null> }

/** A new question is a new place: focus goes to its heading, which a screen reader reads out. */
const useFocusOfNewPlace = ({ state, turn, heading }: NewPlace): void => {
  const { position, encouragement, timeOver, elsewhere, sitting } = state
  // A long text may have been scrolled: the next one begins at its beginning.
  const preventScroll = !isQuestionnaire(sitting.examKind)
  const shown = turn ?? (elsewhere ? 'elsewhere' : timeOver ? 'over' : `${position} ${encouragement}`)
  const before = useRef(shown)
  useEffect(() => {
    // Help takes the focus to a heading of its own (../health/help-turn.tsx).
    if (before.current !== shown && shown !== 'help') heading.current?.focus({ preventScroll })
    before.current = shown
  }, [shown, heading, preventScroll])
}
