'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { foldAddress } from '@/domain/address'
import { problemOf } from '@/ui/api/problem-of'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { AddressField } from '@/ui/primitives/address-field'
import { Button } from '@/ui/primitives/button'
import styles from '../centre.module.css'
import { SaveOutcome } from '../save-outcome'
import { useChange } from '../use-change'
import { newAddressError } from './address-errors'

type Props = {
  place: ScreenPlace
  route: 'settings' | 'accountSettings'
  current: string
  onSend: (email: string) => Promise<void>
}

/** To which address a code is sent. */
export function NewAddressForm({ place, route, current, onSend }: Props) {
  const t = useTranslations('centre.address')
  const { busy, problem, make, forget } = useChange()
  const field = useRef<HTMLFormElement>(null)
  const [written, setWritten] = useState('')
  const [error, setError] = useState<'invalid' | 'same' | null>(null)
  const refused = problem !== null && problemOf(problem) === 'malformed'

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = newAddressError(written, current)
    setError(found)
    if (!found && (await make(() => onSend(foldAddress(written))))) return
    field.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={field} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <AddressField
        label={t('new')}
        hint={t('newHint')}
        value={written}
        onChange={({ target }) => {
          setError(null)
          forget()
          setWritten(target.value)
        }}
        error={(error && t(error)) || (refused && t('invalid'))}
      />
      {!refused && <SaveOutcome place={place} back={route} problem={problem} saved={false} />}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" busy={busy && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
