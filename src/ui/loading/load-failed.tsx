'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import styles from './outcome.module.css'
import { PassingTrouble, usePassing } from './passing-trouble'
import { useTooOftenOr } from './use-too-often'

type Props = {
  children: ReactNode
  retry: ReactNode
  onRetry: () => void
  /** Why; a temporary problem has words of its own and is retried without a press. */
  problem?: unknown
  /** The heading of a screen of which nothing else can be shown. */
  heading?: ReactNode
}

/** What could not be loaded, and a button that tries again. */
export function LoadFailed({ children, retry, onRetry, problem, heading }: Props) {
  const passing = usePassing(problem, onRetry)
  const told = useTooOftenOr()
  const notice = (
    <Notice
      tone={passing ? 'info' : 'danger'}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {passing ? <PassingTrouble passing={passing} /> : told(problem, children)}
    </Notice>
  )
  return heading ? (
    <div className={styles.outcome}>
      <h1>{heading}</h1>
      {notice}
    </div>
  ) : (
    notice
  )
}
