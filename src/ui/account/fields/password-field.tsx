'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { SHORTEST_PASSWORD } from '@/domain/accounts/password'
import { Button } from '@/ui/primitives/button'
import { describedBy, Field as FieldWithWords } from '@/ui/primitives/field'
import fieldStyles from '@/ui/primitives/field.module.css'
import styles from '../account.module.css'
import type { FieldError } from './field-errors'
import { useErrorWords } from './use-error-words'

type Props = {
  name: 'old' | 'password' | 'again'
  label: string
  /** A password that is chosen here, not one that exists. */
  chosen?: boolean
  known?: string
  error?: FieldError
}

/** A password, with a button that shows it. It is hidden again when the form is sent, or a browser might remember it as text. */
export function PasswordField({ name, label, chosen = false, known = '', error }: Props) {
  const t = useTranslations('account.fields')
  const words = useErrorWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const hint = chosen && name === 'password' && t('passwordHint', { least: SHORTEST_PASSWORD })
  const said = { id, hint, error: words(error) }

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <FieldWithWords {...said} label={label}>
      <div className={styles.password}>
        <input
          ref={input}
          {...describedBy(said)}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={chosen ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          defaultValue={known}
          className={fieldStyles.control}
        />
        <Button
          variant="secondary"
          aria-controls={id}
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'hide' : 'show')}
        </Button>
      </div>
    </FieldWithWords>
  )
}
