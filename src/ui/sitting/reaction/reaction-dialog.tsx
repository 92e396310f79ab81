'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { problemOf } from '../../api/problem-of'
import { useTooOftenOr } from '../../loading/use-too-often'
import { Button } from '../../primitives/button'
import { Dialog } from '../../primitives/dialog'
import { SpinnerWithWords } from '../../primitives/spinner-with-words'
import { ReactionRounds } from './reaction-rounds'
import type { Reaction, ReactionState } from './use-reaction'

/** The task alone on the screen: nothing else can be tapped by mistake. */
export function ReactionDialog({ reaction }: { reaction: Reaction }) {
  const t = useTranslations('test.confirm.reaction')
  const { state, close } = reaction
  const again = againOf(reaction)
  const under = state.step === 'ready' || state.step === 'running'
  return (
    <Dialog
      open={state.step !== 'closed'}
      title={t('name')}
      onClose={close}
      actions={
        <>
          {again && <Button onClick={again}>{t('again')}</Button>}
          <Button variant="secondary" onClick={close}>
            {t(under ? 'stop' : 'close')}
          </Button>
        </>
      }
    >
      <Content state={state} onTap={reaction.tap} />
    </Dialog>
  )
}

function Content({ state, onTap }: { state: ReactionState; onTap: (at: number) => void }) {
  const t = useTranslations('test.confirm.reaction')
  const told = useTooOftenOr()
  if (state.step === 'ready') return <ReactionRounds task={null} onTap={onTap} />
  if (state.step === 'running') return <ReactionRounds task={state.task} onTap={onTap} />
  if (state.step === 'ended') return <ReactionOutcome>{t(`ended.${state.because}`)}</ReactionOutcome>
  if (state.step === 'saving') return <SpinnerWithWords>{t('saving')}</SpinnerWithWords>
  if (state.step === 'done') return <ReactionOutcome>{t('measured')}</ReactionOutcome>
  if (state.step === 'failed') {
    const words = t(isTooLate(state.problem) ? 'tooLate' : 'saveFailed')
    return <ReactionOutcome>{told(state.problem, words)}</ReactionOutcome>
  }
  return null
}

const againOf = ({ state, open }: Reaction): (() => void) | null => {
  if (state.step === 'ended') return open
  return state.step === 'failed' && !isTooLate(state.problem) ? state.retry : null
}

const isTooLate = (problem: unknown): boolean => problemOf(problem) === 'sittingLocked'

/** What became of it. Takes the focus from the field that is gone: a key that is still down presses nothing here. */
function ReactionOutcome({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1}>
      {children}
    </p>
  )
}
