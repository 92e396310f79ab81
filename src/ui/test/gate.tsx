'use client'

import type { ReactNode } from 'react'
import { SpinnerWithWords } from '../primitives/spinner-with-words'
import { VisuallyHidden } from '../primitives/visually-hidden'
import { TryAgain } from './try-again'
import type { OwnSittingRead } from './use-sitting'

type Ready = Extract<OwnSittingRead, { phase: 'ready' }>
type Props = {
  read: OwnSittingRead
  /** The screen's name, for who listens while it is not there yet. */
  title: string
  waiting: string
  children: (ready: Ready) => ReactNode
}

/** Until the visitor's sitting is known: what is being done, or what failed and how to try again. */
export function Gate({ read, title, waiting, children }: Props) {
  if (read.phase === 'ready') return children(read)
  return (
    <>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {read.phase === 'failed' ? (
        <TryAgain problem={read.problem} onRetry={read.retry} />
      ) : (
        <SpinnerWithWords centred>{waiting}</SpinnerWithWords>
      )}
    </>
  )
}
