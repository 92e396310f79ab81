'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { CODE_MINUTES, normalizeCode } from '@/domain/accounts/email-code'
import { LONGEST_PASSWORD } from '@/domain/accounts/password'
import { problemOf } from '@/ui/api/problem-of'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { TextField } from '@/ui/primitives/text-field'
import styles from '../centre.module.css'
import { SaveOutcome } from '../save-outcome'
import { useChange } from '../use-change'
import { codeError } from './address-errors'

export type Confirmed = { code: string; password: string }

type Props = {
  place: ScreenPlace
  route: 'settings' | 'accountSettings'
  email: string
  /** A browser may be left open: who gives the account away is asked for its password. */
  asksPassword: boolean
  onConfirm: (confirmed: Confirmed) => Promise<void>
  onAgain: () => Promise<void>
  onOther: () => void
}

/** The code that was mailed to the new address. */
export function CodeForm({ place, route, email, asksPassword, onConfirm, onAgain, onOther }: Props) {
  const t = useTranslations('centre.address')
  const checking = useChange()
  const sending = useChange()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const [unasked, setUnasked] = useState(false)
  const problem = checking.problem ?? sending.problem
  const wrong = checking.problem === null ? null : problemOf(checking.problem)
  const ofCode = wrong === 'codeWrong' || wrong === 'codeExpired' ? wrong : null

  const focus = () => form.current?.querySelector('input')?.focus()
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (checking.busy) return
    sending.forget()
    const unready = codeError(written) !== null
    const nothing = asksPassword && password === ''
    setMissing(unready)
    setUnasked(nothing)
    const ready = !unready && !nothing
    if (ready && (await checking.make(() => onConfirm({ code: normalizeCode(written), password })))) return
    focus()
  }
  const again = async () => {
    checking.forget()
    setMissing(false)
    // The code before is good until another one is on its way.
    if (await sending.make(onAgain)) setWritten('')
    focus()
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void confirm(event)}>
      {!problem && <Notice tone="success">{t('sent')}</Notice>}
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        autoFocus
        label={t('code')}
        hint={t('codeHint', { email, minutes: CODE_MINUTES })}
        value={written}
        onChange={({ target }) => {
          setMissing(false)
          checking.forget()
          setWritten(target.value)
        }}
        error={(missing && t('codeMissing')) || (ofCode && t(ofCode))}
      />
      {asksPassword && (
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          label={t('password')}
          value={password}
          onChange={({ target }) => {
            setUnasked(false)
            checking.forget()
            setPassword(target.value)
          }}
          error={(unasked && t('passwordMissing')) || (wrong === 'passwordWrong' && t('passwordWrong'))}
        />
      )}
      {!ofCode && wrong !== 'passwordWrong' && (
        <SaveOutcome place={place} back={route} problem={problem} saved={false} />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={checking.busy && t('changing')}>
          {t('change')}
        </Button>
        <Button variant="secondary" busy={sending.busy && t('sending')} onClick={() => void again()}>
          {t('again')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </form>
  )
}
