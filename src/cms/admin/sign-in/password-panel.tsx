'use client'

import { useState } from 'react'
import panel from '../panel/panel.module.css'
import { staffCall } from '../staff-call'
import { useWords } from '../words/use-words'
import { Typed } from './second-step-panel'

const OUTCOMES = {
  passwordTooShort: 'passwords.tooShort',
  passwordCommon: 'passwords.common',
  passwordWrong: 'secondStep.passwordWrong',
  tooMany: 'secondStep.tooMany',
  saved: 'passwords.saved',
  failed: 'secondStep.failed',
} as const
type Outcome = keyof typeof OUTCOMES

/** Another password of one's own: the old one is asked for, because a browser may be left open. */
export function PasswordPanel() {
  const words = useWords()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [working, setWorking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (): Promise<void> => {
    setWorking(true)
    const answer = await staffCall<object>('/password', { old, password })
    setWorking(false)
    const saved = 'data' in answer
    setOutcome(saved ? 'saved' : outcomeOf(answer.refusal))
    if (!saved) return
    setOld('')
    setPassword('')
  }
  return (
    <section className={`field-type ${panel.panel}`} aria-labelledby="own-password" aria-busy={working}>
      <h3 id="own-password">{words('passwords.title')}</h3>
      <Typed label={words('passwords.old')} type="password" value={old} onChange={setOld} />
      <Typed label={words('passwords.fresh')} type="password" value={password} onChange={setPassword} />
      <p role="status" className={outcome === 'saved' ? panel.good : panel.bad}>
        {outcome && words(OUTCOMES[outcome])}
      </p>
      <div className={panel.buttons}>
        <button
          type="button"
          className={panel.button}
          disabled={working || old === '' || password === ''}
          onClick={() => void send()}
        >
          {words('passwords.save')}
        </button>
      </div>
    </section>
  )
}

const outcomeOf = (refusal: string): Outcome =>
  Object.hasOwn(OUTCOMES, refusal) ? (refusal as Outcome) : 'failed'
