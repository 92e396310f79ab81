'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { call } from '@/ui/api/call'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { TextField } from '@/ui/primitives/text-field'
import { type Problem, problemOf } from '../api/problem-of'
import styles from './send-again.module.css'

type Props = {
  orderNumber: string
  email: string
  /** Somebody is about to write here: the page must not go away under them. */
  onOpen?: () => void
  onSent: () => void
}

/** The receipt with its link once more, to the same address or to one that is right. */
export function SendAgain({ orderNumber, email, onOpen, onSent }: Props) {
  const t = useTranslations('pay')
  const [open, setOpen] = useState(false)
  const [text, setText] = useState(email)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ sent: string } | { problem: Problem } | null>(null)

  const begin = () => {
    setOpen(true)
    onOpen?.()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setOutcome(null)
    const wanted = text.trim()
    const other = wanted === email ? {} : { email: wanted }
    try {
      const sent = await call('pay.resend', { body: { orderNumber, ...other } })
      setOutcome({ sent: sent.email })
      onSent()
    } catch (failure) {
      setOutcome({ problem: problemOf(failure) })
    } finally {
      setBusy(false)
    }
  }

  if (!open) {
    return (
      <p>
        <Button variant="quiet" onClick={begin}>
          {t('sendAgain.open')}
        </Button>
      </p>
    )
  }
  const problem = outcome && 'problem' in outcome ? outcome.problem : null
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        autoFocus
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('sendAgain.label')}
        hint={t('sendAgain.hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={problem === 'malformed' ? t('payment.invalid_email') : undefined}
      />
      <Button type="submit" variant="secondary" busy={busy && t('sendAgain.sending')}>
        {t('sendAgain.send')}
      </Button>
      {outcome && 'sent' in outcome && (
        <Notice tone="success">{t('sendAgain.sent', { email: outcome.sent })}</Notice>
      )}
      {problem && problem !== 'malformed' && <Notice tone="danger">{t(wordsFor(problem))}</Notice>}
    </form>
  )
}

const wordsFor = (problem: Problem): 'network' | 'sendAgain.tooMany' | 'sendAgain.failed' => {
  if (problem === 'network') return 'network'
  return problem === 'tooMany' ? 'sendAgain.tooMany' : 'sendAgain.failed'
}
