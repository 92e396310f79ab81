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
  const { form, checking, sending, written, setWritten, password, setPassword, ...entered } = useCodeForm({
    asksPassword,
    onConfirm,
    onAgain,
  })
  const { missing, unasked, confirm, again } = entered
  const problem = checking.problem ?? sending.problem
  const wrong = checking.problem === null ? null : problemOf(checking.problem)
  const ofCode = wrong === 'codeWrong' || wrong === 'codeExpired' ? wrong : null

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
        onChange={({ target }) => setWritten(target.value)}
        error={(missing && t('codeMissing')) || (ofCode && t(ofCode, { minutes: CODE_MINUTES }))}
      />
      {asksPassword && (
        <PasswordAsked
          value={password}
          missing={unasked}
          wrong={wrong === 'passwordWrong'}
          onChange={setPassword}
        />
      )}
      {!ofCode && wrong !== 'passwordWrong' && (
        <SaveOutcome place={place} back={route} problem={problem} saved={false} />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={checking.busy && t('changing')}>
          {t('change')}
        </Button>
        <OtherWays sending={sending.busy} onAgain={() => void again()} onOther={onOther} />
      </div>
    </form>
  )
}

/** What was entered, what is missing of it, and the two calls. Entering forgets what the call before said. */
const useCodeForm = ({
  asksPassword,
  onConfirm,
  onAgain,
}: Pick<Props, 'asksPassword' | 'onConfirm' | 'onAgain'>) => {
  const checking = useChange()
  const sending = useChange()
  const form = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState('')
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const [unasked, setUnasked] = useState(false)

  const focus = () => form.current?.querySelector('input')?.focus()
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (checking.busy) return
    sending.forget()
    const [unready, nothing] = [codeError(written) !== null, asksPassword && password === '']
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
  return {
    form,
    checking,
    sending,
    written,
    setWritten: (next: string) => {
      setMissing(false)
      checking.forget()
      setWritten(next)
    },
    password,
    setPassword: (next: string) => {
      setUnasked(false)
      checking.forget()
      setPassword(next)
    },
    missing,
    unasked,
    confirm,
    again,
  }
}

type Asked = { value: string; missing: boolean; wrong: boolean; onChange: (value: string) => void }

function PasswordAsked({ value, missing, wrong, onChange }: Asked) {
  const t = useTranslations('centre.address')
  return (
    <TextField
      name="password"
      type="password"
      autoComplete="current-password"
      maxLength={LONGEST_PASSWORD}
      label={t('password')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={(missing && t('passwordMissing')) || (wrong && t('passwordWrong'))}
    />
  )
}

type Ways = { sending: boolean; onAgain: () => void; onOther: () => void }

function OtherWays({ sending, onAgain, onOther }: Ways) {
  const t = useTranslations('centre.address')
  return (
    <>
      <Button variant="secondary" busy={sending && t('sending')} onClick={onAgain}>
        {t('again')}
      </Button>
      <Button variant="quiet" onClick={onOther}>
        {t('other')}
      </Button>
    </>
  )
}
