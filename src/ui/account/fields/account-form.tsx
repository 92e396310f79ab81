'use client'

import type { ReactNode } from 'react'
import { useBrowserValue } from '@/ui/browser/browser-value'
import { Button } from '@/ui/primitives/button'
import styles from '../account.module.css'
import { ProblemNotice } from './problem-notice'
import type { useSending } from './use-sending'

type Props = {
  sending: ReturnType<typeof useSending>
  /** On the button, and while it is being done. */
  submit: string
  busy: string
  children: ReactNode
}

/** Fields, what went wrong, one button. */
export function AccountForm({ sending, submit, busy, children }: Props) {
  const { form, problem } = sending
  // Until the page has come alive the browser itself would send the form, and a password would stand in the address.
  const alive = useBrowserValue(() => 'yes', '') === 'yes'
  return (
    <form {...form} noValidate method="post" className={styles.form}>
      {children}
      {problem !== null && <ProblemNotice problem={problem} onRetry={sending.retry} />}
      <Button
        type="submit"
        size="large"
        wide
        disabled={!alive}
        className={styles.submit}
        busy={sending.busy && busy}
      >
        {submit}
      </Button>
    </form>
  )
}
