'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { call } from '../api/call'
import { problemOf } from '../api/problem-of'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/notice'
import styles from './help.module.css'

type State =
  | { kind: 'asked' | 'thanked' }
  | { kind: 'sending' | 'failed'; helped: boolean; tooMany?: boolean }

/** "Did this help?" The thanks stand where the question stood. */
export function HelpVote({ entry }: { entry: string }) {
  const t = useTranslations('help.vote')
  const [state, setState] = useState<State>({ kind: 'asked' })
  const send = async (helped: boolean) => {
    if (state.kind === 'sending') return
    setState({ kind: 'sending', helped })
    try {
      await call('help.vote', { body: { entry, helped } })
      setState({ kind: 'thanked' })
    } catch (error) {
      setState({ kind: 'failed', helped, tooMany: problemOf(error) === 'tooMany' })
    }
  }
  if (state.kind === 'thanked') {
    return (
      <p ref={focusOn} tabIndex={-1} className={styles.vote}>
        {t('thanks')}
      </p>
    )
  }
  const busy = (helped: boolean) => state.kind === 'sending' && state.helped === helped && t('sending')
  return (
    <section aria-labelledby="vote" className={styles.vote}>
      <h2 id="vote" className={styles.ask}>
        {t('ask')}
      </h2>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" busy={busy(true)} onClick={() => send(true)}>
          {t('yes')}
        </Button>
        <Button variant="secondary" size="small" busy={busy(false)} onClick={() => send(false)}>
          {t('no')}
        </Button>
      </div>
      {state.kind === 'failed' && (
        <div className={styles.wide}>
          <Notice
            tone="danger"
            actions={
              <Button variant="secondary" size="small" onClick={() => send(state.helped)}>
                {t('retry')}
              </Button>
            }
          >
            {t(state.tooMany ? 'tooMany' : 'failed')}
          </Notice>
        </div>
      )}
    </section>
  )
}

/** The pressed button is gone; its place takes the focus, and is read. */
const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
