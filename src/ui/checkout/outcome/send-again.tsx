'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { call } from '@/ui/api/call'
import { type Problem, problemOf } from '@/ui/api/problem-of'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { TextField } from '@/ui/primitives/text-field'
import { MailStatus } from './mail-status'
import styles from './send-again.module.css'
import type { ReceiptMail } from './use-receipt-mail'

type Props = {
  orderNumber: string
  mail: ReceiptMail
  /** Only to the address that it has. */
  toSame?: boolean
  /** The visitor is about to write here: the page must stay. */
  onOpen?: () => void
}

/** The receipt with its link once more, to the same address or to one that is right. */
export function SendAgain({ orderNumber, mail, toSame = false, onOpen }: Props) {
  const t = useTranslations('pay')
  const [open, setOpen] = useState(false)
  const [text, setText] = useState(mail.email)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ problem: Problem | null } | null>(null)

  const begin = () => {
    setOpen(true)
    onOpen?.()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setOutcome(null)
    try {
      const { email } = await call('pay.resend', {
        body: toSame ? { orderNumber } : { orderNumber, email: text.trim() },
      })
      setOutcome({ problem: null })
      mail.sentTo(email)
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
  const problem = outcome?.problem ?? null
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {!toSame && (
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
      )}
      <Button type="submit" variant="secondary" busy={busy && t('sendAgain.sending')}>
        {t('sendAgain.send')}
      </Button>
      {/* Announced to screen readers where it is at the top of the page. */}
      {outcome && !problem && <MailStatus mail={mail} inAccount={toSame} />}
      {problem && problem !== 'malformed' && <Notice tone="danger">{t(wordsFor(problem))}</Notice>}
    </form>
  )
}

const wordsFor = (problem: Problem): 'network' | 'sendAgain.tooMany' | 'sendAgain.failed' => {
  if (problem === 'network') return 'network'
  return problem === 'tooMany' ? 'sendAgain.tooMany' : 'sendAgain.failed'
}
