'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { foldAddress } from '@/domain/address'
import type { TakerFacts } from '@/domain/exam/taker-facts'
import { localeOfTag } from '@/domain/locale/locales'
import { writtenAddress } from '@/domain/mailbox'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { call } from '../../api/call'
import { problemOf } from '../../api/problem-of'
import { AddressField } from '../../primitives/address-field'
import { Button } from '../../primitives/button'
import { isHealth } from '../health-kinds'
import type { SittingView } from '../sitting-view'
import { AboutYou } from './about-you'
import { afterEmail } from './after-email'
import { Agreement } from './agreement'
import styles from './email.module.css'
import { type EmailErrors, emailErrors } from './email-errors'
import { EmailProblem } from './email-problem'
import { keepAddress, readAddress } from './kept-address'
import { NoAddress } from './no-address'
import { SendLink } from './send-link'
import { useEmailWords } from './use-email-words'

type Props = { place: ScreenPlace; sitting: SittingView; onSaved: (sitting: SittingView) => void }

export function EmailForm(props: Props) {
  const { place, sitting } = props
  const t = useTranslations('test.email')
  const said = useEmailWords(sitting.examKind)
  const form = useRef<HTMLFormElement>(null)
  const {
    email,
    setEmail,
    agreed,
    setAgreed,
    link,
    setLink,
    facts,
    setFacts,
    errors,
    busy,
    problem,
    submit,
  } = useEmail({
    ...props,
    form,
  })

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <header className={styles.head}>
        <h1>{said.title}</h1>
        <p>{said.text}</p>
      </header>
      <AddressField
        required
        label={t('label')}
        hint={said.notice}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value)
          keepAddress(sitting.examKind, target.value)
        }}
        error={errors.email && t(`errors.${errors.email}`)}
      />
      <Agreement place={place} agreed={agreed} onChange={setAgreed} missing={errors.agree !== undefined} />
      <SendLink wanted={link} onChange={setLink} />
      <AboutYou facts={facts ?? NOTHING_SAID} onChange={setFacts} />
      <EmailProblem place={place} sitting={sitting} problem={problem} />
      <Button type="submit" size="large" wide busy={busy && t('saving')}>
        {t('continue')}
      </Button>
      {isHealth(sitting.examKind) && <NoAddress place={place} sitting={sitting} disabled={busy} />}
    </form>
  )
}

const NOTHING_SAID: TakerFacts = { birthYear: null, sex: null }

/** The address and the consent as they are written, and how saving them goes. */
const useEmail = ({ place, sitting, onSaved, form }: Props & { form: RefObject<HTMLFormElement | null> }) => {
  const go = useGo(place)
  const hl = localeOfTag(useLocale())
  const [email, setEmail] = useState(() => writtenAddress(sitting.email) || readAddress(sitting.examKind))
  const [agreed, setAgreed] = useState(false)
  const [link, setLink] = useState(false)
  /** Null: the two questions were not touched, and what was said before stays. */
  const [facts, setFacts] = useState<TakerFacts | null>(null)
  const [errors, setErrors] = useState<EmailErrors>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  const refuse = (found: EmailErrors) => {
    setErrors(found)
    form.current?.querySelector<HTMLElement>(found.email ? '[name="email"]' : '[name="agreed"]')?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = emailErrors({ email, agreed })
    if (found.email || found.agree) return refuse(found)
    setErrors({})
    setProblem(null)
    setBusy(true)
    try {
      const { sittingNumber } = sitting
      if (facts) await call('sitting.about', { body: { orderNumber: sittingNumber, ...facts } })
      const saved = await call('order.email', {
        body: { orderNumber: sittingNumber, email: foldAddress(email), agreed: true, hl },
      })
      if (link) await call('order.link', { body: { orderNumber: sittingNumber, hl } })
      const known = { ...sitting, email: saved.email }
      onSaved(known)
      const { route, query } = afterEmail({ search: window.location.search, sitting: known })
      go(route, { query })
    } catch (failure) {
      setBusy(false)
      if (problemOf(failure) === 'malformed') refuse({ email: 'invalid' })
      else if (problemOf(failure) === 'sittingInvalid') go('abnormal', { replace: true })
      else setProblem(failure)
    }
  }

  return { email, setEmail, agreed, setAgreed, link, setLink, facts, setFacts, errors, busy, problem, submit }
}
