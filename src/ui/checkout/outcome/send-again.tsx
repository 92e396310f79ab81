'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { foldAddress } from '@/domain/address'
import { writtenAddress } from '@/domain/mailbox'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { useTooOften } from '@/ui/loading/use-too-often'
import { AddressField } from '@/ui/primitives/address-field'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
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
  const [text, setText] = useState(writtenAddress(mail.email))
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ failure: unknown } | null>(null)

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
        body: toSame ? { orderNumber } : { orderNumber, email: foldAddress(text) },
      })
      setOutcome({ failure: null })
      mail.sentTo(email)
    } catch (failure) {
      setOutcome({ failure })
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
  const failure = outcome?.failure ?? null
  const wrong = failure !== null && problemOf(failure) === 'malformed'
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {!toSame && (
        <AddressField
          autoFocus
          label={t('sendAgain.label')}
          hint={t('sendAgain.hint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={wrong ? t('payment.invalid_email') : undefined}
        />
      )}
      <Button type="submit" variant="secondary" busy={busy && t('sendAgain.sending')}>
        {t('sendAgain.send')}
      </Button>
      {/* Announced to screen readers where it is at the top of the page. */}
      {outcome && failure === null && <MailStatus mail={mail} inAccount={toSame} />}
      {failure !== null && !wrong && <NotSent failure={failure} />}
    </form>
  )
}

function NotSent({ failure }: { failure: unknown }) {
  const t = useTranslations('pay')
  const tooOften = useTooOften()
  const problem = problemOf(failure)
  if (problem === 'tooMany') return <Notice tone="danger">{tooOften(failure)}</Notice>
  return <Notice tone="danger">{t(problem === 'network' ? 'network' : 'sendAgain.failed')}</Notice>
}
