'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { call } from '../api/call'
import { useTooOftenOr } from '../loading/use-too-often'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/notice'
import styles from './help.module.css'

type State = {
  phase: 'asked' | 'sending' | 'thanked'
  helped: boolean | null
  /** Why the last try did not arrive; it stays until one does. */
  problem: unknown
}

/** "Did this help?" The thanks stand where the question stood. */
export function HelpVote({ entry }: { entry: string }) {
  const t = useTranslations('help.vote')
  const [{ phase, helped, problem }, setState] = useState<State>({
    phase: 'asked',
    helped: null,
    problem: null,
  })
  const send = async (helped: boolean) => {
    if (phase === 'sending') return
    setState({ phase: 'sending', helped, problem })
    try {
      await call('help.vote', { body: { entry, helped } })
      setState({ phase: 'thanked', helped, problem: null })
    } catch (problem) {
      setState({ phase: 'asked', helped, problem })
    }
  }
  if (phase === 'thanked') {
    return (
      <p ref={focusOn} tabIndex={-1} className={styles.vote}>
        {t('thanks')}
      </p>
    )
  }
  const sending = phase === 'sending' && t('sending')
  return (
    <section aria-labelledby="vote" className={styles.vote}>
      <h2 id="vote" className={styles.ask}>
        {t('ask')}
      </h2>
      <div className={styles.actions}>
        {[true, false].map((answer) => (
          <Button
            key={String(answer)}
            variant="secondary"
            size="small"
            busy={problem === null && helped === answer && sending}
            onClick={() => send(answer)}
          >
            {t(answer ? 'yes' : 'no')}
          </Button>
        ))}
      </div>
      {problem !== null && (
        <NotSent problem={problem} sending={sending} onRetry={() => send(helped === true)} />
      )}
    </section>
  )
}

type NotSentProps = { problem: unknown; sending: string | false; onRetry: () => void }

function NotSent({ problem, sending, onRetry }: NotSentProps) {
  const t = useTranslations('help.vote')
  const told = useTooOftenOr()
  return (
    <div className={styles.wide}>
      <Notice
        tone="danger"
        actions={
          <Button variant="secondary" size="small" busy={sending} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {told(problem, t('failed'))}
      </Notice>
    </div>
  )
}

/** The pressed button is gone; its place takes the focus, and is read. */
const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
