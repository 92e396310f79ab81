'use client'

import { useEffect, useRef, useState } from 'react'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import styles from './sign-in.module.css'
import { useSignIn } from './use-sign-in'

/** @param to where the admin opens afterwards. */
export function SignInForm({ to }: { to: string }) {
  const words = useWords()
  const { working, message, asksCode, submit } = useSignIn(to)
  const code = useRef<HTMLInputElement>(null)
  // Before the page answers, a click would send the form as a plain one.
  const [awake, wake] = useState(false)
  useEffect(() => wake(true), [])
  useEffect(() => {
    if (asksCode) code.current?.focus()
  }, [asksCode])
  return (
    <form className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
      <label className={panel.labelled} htmlFor="field-email">
        {words('secondStep.email')}
        <input id="field-email" name="email" type="email" autoComplete="username" required />
      </label>
      <label className={panel.labelled} htmlFor="field-password">
        {words('secondStep.password')}
        <input id="field-password" name="password" type="password" autoComplete="current-password" required />
      </label>
      {asksCode && (
        <label className={panel.labelled} htmlFor="field-code">
          {words('secondStep.code')}
          <input
            ref={code}
            id="field-code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
        </label>
      )}
      <p role="alert" className={panel.bad}>
        {message}
      </p>
      <a href="/admin/forgot">{words('secondStep.forgot')}</a>
      <button type="submit" className={panel.button} disabled={working || !awake}>
        {words(working ? 'secondStep.working' : 'secondStep.signIn')}
      </button>
    </form>
  )
}
