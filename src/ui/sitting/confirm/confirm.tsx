'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { call } from '../../api/call'
import { Button } from '../../primitives/button'
import { Notice } from '../../primitives/notice'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { AnswerGrid } from '../answer-grid'
import { ReactionOffer } from '../reaction/reaction-offer'
import type { SittingView } from '../sitting-view'
import { type AnswerBook, choiceOf } from '../store/answer-book'
import { type AnswerKeeper, createAnswerKeeper } from '../store/answer-keeper'
import { countedQuestions } from '../store/health-turn'
import { readScreen, writeScreen } from '../store/screen-storage'
import { remainingMs, type ServerClock } from '../store/server-clock'
import { browserDeps } from '../store/store-deps'
import { UntilRead } from '../until-read'
import { usePrefetch } from '../use-prefetch'
import { useProblemWords } from '../use-problem-words'
import { useSittingIn } from '../use-sitting'
import styles from './confirm.module.css'

const AHEAD = ['calculating', 'email', 'questions'] as const

/** The last look at one's answers. */
export function Confirm(place: ScreenPlace) {
  const t = useTranslations('test.confirm')
  const read = useSittingIn(place, { states: ['started'] })
  usePrefetch(place, AHEAD)
  return (
    <UntilRead read={read} title={t('title')} waiting={t('loading')}>
      {({ sitting }) => <ConfirmAnswers place={place} sitting={sitting} />}
    </UntilRead>
  )
}

type Props = { place: ScreenPlace; sitting: SittingView }

function ConfirmAnswers({ place, sitting }: Props) {
  const t = useTranslations('test.confirm')
  const go = useGo(place)
  const { book, timeOver, confirming, confirm } = useConfirmation(place, sitting)
  const { agreed } = readScreen(browserDeps().session, sitting.sittingNumber)
  const steps = stepsOf({ sitting, book, agreed })
  const open = steps.filter(({ answered }) => !answered).length
  const questionnaire = isQuestionnaire(sitting.examKind)
  const busy = { saving: t('saving'), evaluating: t('evaluating') }[confirming.step as string]

  const firstOpen = questionnaire ? steps.findIndex(({ answered }) => !answered) + 1 : 0
  const edit = (position = firstOpen) => {
    if (position > 0) writeScreen(browserDeps().session, sitting.sittingNumber, { position })
    go('questions')
  }

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {book === null ? (
          <SpinnerWithWords>{t('loading')}</SpinnerWithWords>
        ) : (
          <p>{open === 0 ? t('allAnswered', { total: steps.length }) : t('someAnswered', { open })}</p>
        )}
        {timeOver && <p>{t('timeOver')}</p>}
      </header>
      {book !== null && (
        <AnswerGrid label={t('gridLabel')} steps={steps} onPick={timeOver || busy ? undefined : edit} />
      )}
      {!questionnaire && <ReactionOffer sitting={sitting} disabled={Boolean(busy)} />}
      <Trouble confirming={confirming} />
      <div className={styles.actions}>
        <p className={styles.locked}>{t('locked')}</p>
        <Button size="large" wide busy={busy} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
        {!timeOver && (
          <Button variant="secondary" wide disabled={Boolean(busy)} onClick={() => edit()}>
            {t('edit', { open })}
          </Button>
        )}
      </div>
    </div>
  )
}

type Known = { sitting: SittingView; book: AnswerBook | null; agreed: boolean | null }

/** The questions that count, each with whether it is answered; none before the answers of this device are read. */
const stepsOf = ({ sitting, book, agreed }: Known) =>
  book === null
    ? []
    : countedQuestions({ sitting, book, agreed }).map(({ id }) => ({
        id,
        answered: choiceOf(book, id) !== null,
      }))

/** Why nothing was confirmed. The confirm button above all stays: it is the retry. */
function Trouble({ confirming }: { confirming: Confirming }) {
  const t = useTranslations('test.confirm')
  const words = useProblemWords()
  if (confirming.step === 'unsaved') {
    return <Notice tone="danger">{t('unsaved', { count: confirming.count })}</Notice>
  }
  if (confirming.step !== 'failed') return null
  return (
    <Notice tone="danger" title={words(confirming.problem)}>
      {t('failed')}
    </Notice>
  )
}

type Confirming =
  | { step: 'idle' | 'saving' | 'evaluating' }
  /** Answers that the server does not hold yet: nothing is confirmed. */
  | { step: 'unsaved'; count: number }
  | { step: 'failed'; problem: unknown }

type Confirmation = {
  /** Null: not read yet. */
  book: AnswerBook | null
  timeOver: boolean
  confirming: Confirming
  confirm: () => Promise<void>
}

/**
 * Brings the last answers to the server, has them locked and scored (services/sittings/confirm-sitting.ts), and opens the
 * next screen (../calculating/calculating.tsx, or ../abnormal/abnormal.tsx). Confirming twice changes nothing.
 */
const useConfirmation = (place: ScreenPlace, sitting: SittingView): Confirmation => {
  const go = useGo(place)
  const keeper = useRef<AnswerKeeper>(null)
  const [book, setBook] = useState<AnswerBook | null>(null)
  const [clock, setClock] = useState<ServerClock | null>(null)
  const [timeOver, setTimeOver] = useState(sitting.remainingSeconds === 0)
  const [confirming, setConfirming] = useState<Confirming>({ step: 'idle' })

  useEffect(() => {
    const made = createAnswerKeeper({
      ...browserDeps(),
      sitting,
      onChange: (state) => {
        setBook(state.book)
        setClock(state.clock)
      },
      onUnstable: () => {},
      onClosed: () => {},
    })
    keeper.current = made
    return () => {
      made.leave()
      made.stop()
    }
  }, [sitting])

  useEffect(() => {
    const left = clock && remainingMs(clock, performance.now())
    if (left === null) return
    const over = setTimeout(() => setTimeOver(true), Math.min(left, 2 ** 31 - 1))
    return () => clearTimeout(over)
  }, [clock])

  const confirm = async () => {
    setConfirming({ step: 'saving' })
    // What another tab of this browser could not save yet would be locked out.
    keeper.current?.reread()
    const count = (await keeper.current?.flush()) ? 0 : (keeper.current?.unsavedCount() ?? 0)
    if (count > 0 && !keeper.current?.isClosed()) return setConfirming({ step: 'unsaved', count })
    setConfirming({ step: 'evaluating' })
    try {
      const { state } = await call('sitting.confirm', { body: { orderNumber: sitting.sittingNumber } })
      keeper.current?.clear()
      go(state === 'abnormal' ? 'abnormal' : 'calculating', { replace: true })
    } catch (problem) {
      setConfirming({ step: 'failed', problem })
    }
  }

  return { book, timeOver, confirming, confirm }
}
