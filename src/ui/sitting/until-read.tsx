'use client'

import type { ReactNode } from 'react'
import { SpinnerWithWords } from '../primitives/spinner-with-words'
import { VisuallyHidden } from '../primitives/visually-hidden'
import { TryAgain } from './try-again'
import styles from './until-read.module.css'
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
export function UntilRead({ read, title, waiting, children }: Props) {
  if (read.phase === 'ready') return children(read)
  if (read.phase === 'failed') {
    return (
      <div className={styles.failed}>
        <h1>{title}</h1>
        <TryAgain problem={read.problem} onRetry={read.retry} />
      </div>
    )
  }
  return (
    <>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <SpinnerWithWords centred>{waiting}</SpinnerWithWords>
    </>
  )
}
