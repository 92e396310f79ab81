'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import styles from '../account.module.css'
import { ProblemNotice } from './problem-notice'
import { usePause } from './use-pause'

const PAUSE_SECONDS = 30

type Props = {
  title: string
  text: string
  onSendAgain: () => Promise<unknown>
  onOtherAddress: () => void
  /** The form with the code. */
  form: ReactNode
}

/** What was mailed and where to, the form that takes the code, and what to do when none arrives. */
export function CodeSent({ title, text, onSendAgain, onOtherAddress, form }: Props) {
  const t = useTranslations('account.code')
  const { left, begin } = usePause(PAUSE_SECONDS)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(1)
  const [problem, setProblem] = useState<unknown>(null)

  const sendAgain = async () => {
    if (running.current || left > 0) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await onSendAgain()
      begin()
      setSent((before) => before + 1)
    } catch (failure) {
      setProblem(failure)
    }
    running.current = false
    setBusy(false)
  }

  return (
    <>
      {/* A new one for every mail, so that it is read out again. */}
      <Notice key={sent} tone="success" title={title}>
        {text}
      </Notice>
      {form}
      {problem !== null && <ProblemNotice problem={problem} onRetry={() => void sendAgain()} />}
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          // Not `disabled`: the one who has just pressed it keeps the focus.
          aria-disabled={left > 0 || undefined}
          busy={busy && t('sending')}
          onClick={() => void sendAgain()}
          className={styles.again}
        >
          {left > 0 ? t('sendAgainIn', { seconds: left }) : t('sendAgain')}
        </Button>
        <Button variant="secondary" size="small" onClick={onOtherAddress}>
          {t('otherAddress')}
        </Button>
      </div>
    </>
  )
}
