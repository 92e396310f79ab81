'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, Suspense, useCallback, useRef, useState } from 'react'
import { foldAddress, isAddress } from '@/domain/address'
import type { Locale } from '@/domain/locale/locales'
import { numberInFours } from '@/domain/orders/number-in-fours'
import { call } from '../api/call'
import { CallRefused, NetworkError } from '../api/call-at'
import { useTooOften } from '../loading/use-too-often'
import { AddressField } from '../primitives/address-field'
import { Button } from '../primitives/button'
import { Notice } from '../primitives/notice'
import { SelectField } from '../primitives/select-field'
import { TextArea } from '../primitives/text-area'
import { AboutOrder, ORDER_FIELD } from './about-order'
import styles from './contact-form.module.css'
import { PreparedMessage } from './prepared-message'

const TOPICS = ['payment', 'report', 'test', 'privacy', 'other'] as const
const LONGEST = 5000

type Props = { appExamId: string; locale: Locale }
type Field = 'email' | 'message'
type Problem = 'failed' | 'offline'
/** `orderUnknown`: the order that cannot be attached. */
type Trouble = Problem | { orderUnknown: string } | { tooOften: unknown }
type State = { kind: 'writing'; problem?: Trouble } | { kind: 'sending' } | { kind: 'sent'; email: string }

/** A message to a person. What was written stays until it has arrived. */
export function ContactForm({ appExamId, locale }: Props) {
  const t = useTranslations('support')
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>({ kind: 'writing' })
  const [wrong, setWrong] = useState<Partial<Record<Field, boolean>>>({})

  const messageField = useCallback(
    () => form.current?.querySelector<HTMLTextAreaElement>('textarea[name=message]') ?? null,
    [],
  )
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    const { email, topic, message, order } = readForm(event.currentTarget)
    const problems = { email: !isAddress(email), message: message === '' || message.length > LONGEST }
    setWrong(problems)
    if (problems.email || problems.message) {
      form.current?.querySelector<HTMLElement>(problems.email ? '[name=email]' : '[name=message]')?.focus()
      return
    }
    setState({ kind: 'sending' })
    try {
      await call('app.contact', { body: { appExamId, hl: locale, email, topic, message, order } })
      setState({ kind: 'sent', email })
    } catch (error) {
      const refusedAddress =
        error instanceof CallRefused && error.issues.some(({ path }) => path.includes('email'))
      if (refusedAddress) setWrong({ email: true })
      setState(refusedAddress ? { kind: 'writing' } : { kind: 'writing', problem: troubleOf(error, order) })
    }
  }

  if (state.kind === 'sent')
    return <Sent email={state.email} onAnother={() => setState({ kind: 'writing' })} />
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <AddressField
        label={t('email')}
        hint={t('emailHint')}
        error={wrong.email && t('emailWrong')}
        required
      />
      <SelectField
        name="topic"
        label={t('topic')}
        options={TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
      />
      <TextArea
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        error={wrong.message && t('messageWrong')}
        required
      />
      {/* The address is known to the browser alone. */}
      <Suspense fallback={null}>
        <PreparedMessage field={messageField} />
        <AboutOrder appExamId={appExamId} />
      </Suspense>
      {state.kind === 'writing' && state.problem && <NotSent problem={state.problem} />}
      <Button type="submit" size="large" busy={state.kind === 'sending' && t('sending')}>
        {t('send')}
      </Button>
    </form>
  )
}

function NotSent({ problem }: { problem: Trouble }) {
  const t = useTranslations('support')
  const tooOften = useTooOften()
  if (typeof problem === 'string') return <Notice tone="danger">{t(problem)}</Notice>
  return (
    <Notice tone="danger">
      {'tooOften' in problem
        ? tooOften(problem.tooOften)
        : t('order.orderUnknown', { number: numberInFours(problem.orderUnknown) })}
    </Notice>
  )
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTranslations('support')
  return (
    <div ref={bringIntoView} tabIndex={-1}>
      <Notice
        tone="success"
        title={t('sent')}
        actions={
          <Button variant="secondary" size="small" onClick={onAnother}>
            {t('another')}
          </Button>
        }
      >
        {t('sentText', { email })}
      </Notice>
    </div>
  )
}

const bringIntoView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form)
  const field = (name: string) => String(data.get(name) ?? '').trim()
  return {
    email: foldAddress(field('email')),
    topic: field('topic'),
    message: field('message'),
    order: field(ORDER_FIELD) || undefined,
  }
}

const troubleOf = (error: unknown, order: string | undefined): Trouble => {
  if (order && error instanceof CallRefused && error.result === 404) return { orderUnknown: order }
  if (error instanceof NetworkError) return navigator.onLine ? 'failed' : 'offline'
  return error instanceof CallRefused && error.result === 429 ? { tooOften: error } : 'failed'
}
