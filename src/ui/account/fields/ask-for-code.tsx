'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode, RefObject } from 'react'
import { foldAddress } from '@/domain/address'
import styles from '../account.module.css'
import { AccountForm } from './account-form'
import { EmailField } from './email-field'
import { addressError, onlyWrong } from './field-errors'
import { trimmedOf } from './form-values'
import { useSending } from './use-sending'

type Props = {
  lead: string
  known: string
  focused: boolean
  submit: string
  onSend: (email: string) => Promise<void>
  children?: (form: RefObject<HTMLFormElement | null>) => ReactNode
}

/** The address that a code is mailed to. */
export function AskForCode({ lead, known, focused, submit, onSend, children }: Props) {
  const t = useTranslations('account.code')
  const sending = useSending({
    read: (data) => foldAddress(trimmedOf(data, 'email')),
    check: (email) => onlyWrong({ email: addressError(email) }),
    send: onSend,
  })
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <AccountForm sending={sending} submit={submit} busy={t('sending')}>
        <EmailField known={known} focused={focused} error={sending.errors.email} />
      </AccountForm>
      {children?.(sending.form.ref)}
    </>
  )
}
