'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import panel from '../panel/panel.module.css'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import { QrCode } from './qr-code'
import styles from './sign-in.module.css'
import { type SecondStep, type Secret, useSecondStep } from './use-second-step'

/**
 * Sets up the second step of signing in, or switches it off. Fields are no form of their own: the panel stands in the form of the
 * account. @param onOn when its codes were kept.
 */
export function SecondStepPanel({ onOn }: { onOn?: () => void }) {
  const words = useWords()
  const step = useSecondStep()
  const { state, secret, codes, failure, working } = step
  const kept = async () => {
    await step.kept()
    onOn?.()
  }
  return (
    <section className={`field-type ${panel.panel}`} aria-labelledby="second-step" aria-busy={working}>
      <h3 id="second-step">{words('secondStep.title')}</h3>
      <p>{words('secondStep.about')}</p>
      {state?.required && !state.since && !codes && (
        <p className={panel.bad}>{words('secondStep.required')}</p>
      )}
      {!state && !failure && <p role="status">{words('secondStep.loading')}</p>}
      <p role="alert" className={panel.bad}>
        {failure && words(`secondStep.${failure}`)}
      </p>
      {!state && failure && (
        <button type="button" className={panel.quiet} onClick={() => void step.load()}>
          {words('secondStep.again')}
        </button>
      )}
      {codes && <Codes codes={codes} onKept={() => void kept()} />}
      {!codes && secret && <Confirm secret={secret} working={working} onSend={step.confirm} />}
      {!codes && !secret && state && !state.since && <Begin working={working} onSend={step.begin} />}
      {!codes && state?.since && <On state={state} working={working} onEnd={step.end} />}
    </section>
  )
}

type Sending = { working: boolean; onSend: (typed: string) => Promise<void> }

function Begin({ working, onSend }: Sending) {
  const words = useWords()
  const [password, setPassword] = useState('')
  return (
    <div className={panel.form}>
      <p>{words('secondStep.off')}</p>
      <Typed label={words('secondStep.password')} type="password" value={password} onChange={setPassword} />
      <button
        type="button"
        className={panel.button}
        disabled={working || password === ''}
        onClick={() => void onSend(password)}
      >
        {words('secondStep.begin')}
      </button>
    </div>
  )
}

function Confirm({ secret, working, onSend }: Sending & { secret: Secret }) {
  const words = useWords()
  const [code, setCode] = useState('')
  return (
    <div className={panel.form}>
      <p>{words('secondStep.scan')}</p>
      <QrCode text={secret.address} label={words('secondStep.qr')} />
      <code className={styles.key}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Typed label={words('secondStep.code')} type="text" value={code} onChange={setCode} />
      <button
        type="button"
        className={panel.button}
        disabled={working || code.trim() === ''}
        onClick={() => void onSend(code)}
      >
        {words('secondStep.confirm')}
      </button>
    </div>
  )
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = useWords()
  return (
    <div className={panel.form}>
      <p role="status">{words('secondStep.codes')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className={panel.button} onClick={onKept}>
        {words('secondStep.kept')}
      </button>
    </div>
  )
}

type OnProps = {
  state: SecondStep
  working: boolean
  onEnd: (password: string, code: string) => Promise<void>
}

function On({ state, working, onEnd }: OnProps) {
  const words = useWords()
  const { i18n } = useTranslation()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const day = new Intl.DateTimeFormat(tagOfLanguage(i18n.language), { dateStyle: 'medium' })
  return (
    <div className={panel.form}>
      <p className={panel.good}>
        {words('secondStep.on', { day: day.format(new Date(state.since ?? 0)), left: state.left })}
      </p>
      <Typed label={words('secondStep.password')} type="password" value={password} onChange={setPassword} />
      <Typed label={words('secondStep.code')} type="text" value={code} onChange={setCode} />
      <button
        type="button"
        className={panel.quiet}
        disabled={working || password === '' || code.trim() === ''}
        onClick={() => void onEnd(password, code)}
      >
        {words('secondStep.end')}
      </button>
    </div>
  )
}

type TypedProps = {
  label: string
  type: 'text' | 'password'
  value: string
  onChange: (value: string) => void
}

/** Enter belongs to the account's form around it: it would save that one. */
export function Typed({ label, type, value, onChange }: TypedProps) {
  return (
    <label className={panel.labelled}>
      {label}
      <input
        type={type}
        value={value}
        autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </label>
  )
}
