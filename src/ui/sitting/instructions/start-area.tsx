'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import type { Timing } from '@/domain/exam/deadline'
import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import { consentOf, isBuiltKind } from '@/domain/exam/kinds'
import { localeOfTag } from '@/domain/locale/locales'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '../../primitives/button'
import { classes } from '../../primitives/classes'
import { Dialog } from '../../primitives/dialog'
import { Notice } from '../../primitives/notice'
import { isHealth } from '../health-kinds'
import { nextScreen } from '../next-screen'
import { loadHealthTurn } from '../question/load-health-turn'
import { loadStatementQuestion } from '../question/load-statement-question'
import type { SittingView } from '../sitting-view'
import { startSitting } from '../start-sitting'
import { TryAgain } from '../try-again'
import { usePrefetch } from '../use-prefetch'
import { useSitting } from '../use-sitting'
import { OpenSitting } from './open-sitting'
import { Permission } from './permission'
import styles from './start-area.module.css'
import { TimingChoice } from './timing-choice'

const AHEAD = ['questions'] as const

type Props = {
  place: ScreenPlace
  /** Of the exam. */
  kind: string
  /** Null: there is no clock, and nothing to choose. */
  limitMinutes: number | null
  /** What is said between a test that was begun and the choice of time. */
  children: ReactNode
}

/** The choice of time and the start; knows a test that was begun or finished before. */
export function StartArea({ place, kind, limitMinutes, children }: Props) {
  const t = useTranslations('test')
  const go = useGo(place)
  const read = useSitting(place)
  usePrefetch(place, AHEAD)
  useStatementsAhead(kind)
  const [timing, setTiming] = useState<Timing>(limitMinutes === null ? 'untimed' : 'standard')
  const [asking, setAsking] = useState(false)
  /** Beginning anew was confirmed: what a new sitting needs is asked once more. */
  const [again, setAgain] = useState(false)
  const { busy, problem, start } = useStart({ place, kind, timing })
  const sitting = read.phase === 'ready' ? read.sitting : null
  const open = sitting?.state === 'started' ? sitting : null
  const asks = isQuestionnaire(kind) && consentOf(kind) !== null ? kind : null
  const busyWords = busy ? t('common.starting') : read.phase === 'loading' && t('common.checking')
  const begin = () => void start({ restart: open !== null })
  /** Directly above the button that was tapped, which on a phone stays at the lower edge. */
  const trouble = problem !== null && <TryAgain problem={problem} onRetry={begin} />
  const beginAgain = () => {
    setAsking(false)
    if (asks) setAgain(true)
    else begin()
  }

  return (
    <div className={styles.area}>
      {open && (
        <OpenSitting
          place={place}
          sitting={open}
          onContinue={() => go('questions')}
          onAgain={() => setAsking(true)}
        />
      )}
      {sitting && !open && <Finished sitting={sitting} onSee={() => go(nextScreen(sitting))} />}
      {children}
      {limitMinutes !== null && (
        <TimingChoice limitMinutes={limitMinutes} value={timing} onChange={setTiming} />
      )}
      {asks && (!open || again) ? (
        <Permission kind={asks} busy={busyWords} trouble={trouble} entered={again} onStart={begin} />
      ) : (
        <div className={classes(styles.start, !open && styles.first)}>
          {trouble}
          <Button
            size="large"
            wide
            variant={open ? 'secondary' : 'primary'}
            busy={busyWords}
            onClick={() => (open ? setAsking(true) : begin())}
          >
            {t(open ? 'instructions.open.again' : 'instructions.start')}
          </Button>
          <p className={styles.note}>
            {t(timing === 'untimed' ? 'instructions.startNoteUntimed' : 'instructions.startNote')}
          </p>
        </div>
      )}
      <AgainDialog asking={asking} open={open} onKeep={() => setAsking(false)} onAgain={beginAgain} />
    </div>
  )
}

type Start = { place: ScreenPlace; kind: string; timing: Timing }

/** Starts a sitting and opens its questions (../question/question-screen.tsx). */
const useStart = ({ place, kind, timing }: Start) => {
  const go = useGo(place)
  const hl = localeOfTag(useLocale())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const start = async ({ restart }: { restart: boolean }) => {
    setBusy(true)
    setProblem(null)
    try {
      // The button of permission.tsx is the only one of such a kind, and it asks for both boxes.
      const agreed = isBuiltKind(kind) && consentOf(kind) === 'start'
      await startSitting({ place, hl, timing, restart, agreed })
      go('questions')
    } catch (failure) {
      setProblem(failure)
      setBusy(false)
    }
  }
  return { busy, problem, start }
}

/** So that the first statement need not wait for its code. A failure is ignored: the question page tries again and reports it. */
const useStatementsAhead = (kind: string): void => {
  useEffect(() => {
    if (isQuestionnaire(kind)) loadStatementQuestion().catch(() => {})
    if (isHealth(kind)) loadHealthTurn().catch(() => {})
  }, [kind])
}

type AgainProps = { asking: boolean; open: SittingView | null; onKeep: () => void; onAgain: () => void }

/** Beginning anew loses the answers of the open test: the visitor confirms it. */
function AgainDialog({ asking, open, onKeep, onAgain }: AgainProps) {
  const t = useTranslations('test.instructions.open')
  return (
    <Dialog
      open={asking && open !== null}
      title={t('againTitle')}
      onClose={onKeep}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button variant="secondary" onClick={onAgain}>
            {t('again')}
          </Button>
        </>
      }
    >
      <p>{t('againText', { answered: answeredIn(open) })}</p>
    </Dialog>
  )
}

function Finished({ sitting, onSee }: { sitting: SittingView; onSee: () => void }) {
  const t = useTranslations('test.instructions.finished')
  if (sitting.state === 'abnormal') return null
  return (
    <Notice
      still
      title={t('title')}
      actions={
        <Button variant="secondary" onClick={onSee}>
          {t('see')}
        </Button>
      }
    >
      {t('text')}
    </Notice>
  )
}

const answeredIn = (sitting: SittingView | null): number =>
  sitting?.answers.filter(({ choice }) => choice !== null).length ?? 0
