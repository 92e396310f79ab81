'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { foldAddress, isAddress } from '@/domain/address'
import { localeOfTag } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import outcome from '@/ui/loading/outcome.module.css'
import { useTooOften } from '@/ui/loading/use-too-often'
import { Link } from '@/ui/navigation/link'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { AddressField } from '@/ui/primitives/address-field'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import styles from './retrieve.module.css'

type State = 'idle' | 'sending' | 'sent' | 'none' | 'failed' | { tooOften: unknown }

/** Mails the bought reports of an address. The address is what the server is asked about; nothing is shown here. */
export function RetrieveScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report')
  const hl = localeOfTag(useLocale())
  const running = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>('idle')
  const [error, setError] = useState<ReturnType<typeof emailError>>(null)
  useFocusOnReturn(input, state === 'sent')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = emailError(email)
    setError(found)
    if (found) return input.current?.focus()
    if (running.current) return
    running.current = true
    setState('sending')
    try {
      await call('report.retrieve', {
        body: { appExamId: appExamIdOf(place), email: foldAddress(email), hl },
      })
      setState('sent')
    } catch (problem) {
      const state = stateAfter(problem)
      setState(state)
      if (state === 'idle') {
        setError('invalid')
        input.current?.focus()
      }
    }
    running.current = false
  }

  if (state === 'sent') return <Sent email={foldAddress(email)} onAgain={() => setState('idle')} />
  return (
    <div className={outcome.outcome}>
      <h1>{t('retrieve.title')}</h1>
      <p>{t('retrieve.text')}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <AddressField
          ref={input}
          label={t('retrieve.email')}
          value={email}
          error={error ? t(`retrieve.${error}`) : undefined}
          onChange={(event) => {
            setEmail(event.target.value)
            setError(null)
          }}
        />
        <NotSent state={state} />
        <Button type="submit" size="large" busy={state === 'sending' ? t('retrieve.sending') : null}>
          {t('retrieve.send')}
        </Button>
      </form>
      <p className={outcome.muted}>
        {t.rich('retrieve.support', {
          support: (words) => <Link href={pathTo({ route: 'support', ...place })}>{words}</Link>,
        })}
      </p>
    </div>
  )
}

/** `idle`: the address is none, which its field says. */
const stateAfter = (problem: unknown): State => {
  const name = problemOf(problem)
  if (name === 'malformed') return 'idle'
  if (name === 'tooMany') return { tooOften: problem }
  return name === 'noRetrievableReport' ? 'none' : 'failed'
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('report')
  return (
    <div className={outcome.outcome}>
      <h1>{t('meta.retrieve')}</h1>
      <div ref={focusOnce} tabIndex={-1}>
        <Notice tone="success" title={t('retrieve.sentTitle')}>
          {t('retrieve.sent', { email })}
        </Notice>
      </div>
      <div className={outcome.actions}>
        <Button variant="secondary" onClick={onAgain}>
          {t('retrieve.again')}
        </Button>
      </div>
    </div>
  )
}

/** The form is gone with its button: what took its place takes the focus. */
const focusOnce = (element: HTMLElement | null) => element?.focus()

/** The form is back for another address. */
const useFocusOnReturn = (input: RefObject<HTMLInputElement | null>, away: boolean): void => {
  const wasAway = useRef(false)
  useEffect(() => {
    if (!away && wasAway.current) input.current?.focus()
    wasAway.current = away
  }, [away, input])
}

function NotSent({ state }: { state: State }) {
  const t = useTranslations('report')
  const tooOften = useTooOften()
  if (typeof state === 'object') return <Notice tone="danger">{tooOften(state.tooOften)}</Notice>
  if (state !== 'none' && state !== 'failed') return null
  return (
    <Notice tone="danger" title={t(`retrieve.${state}`)}>
      {t(`retrieve.${state}Hint`)}
    </Notice>
  )
}

export const emailError = (email: string): 'required' | 'invalid' | null => {
  const address = foldAddress(email)
  if (address === '') return 'required'
  return isAddress(address) ? null : 'invalid'
}
