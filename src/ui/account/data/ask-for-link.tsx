'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import useSWR from 'swr'
import { DATA_LINK_MINUTES } from '@/domain/accounts/email-code'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import styles from '../account.module.css'
import { AccountScreen } from '../account-screen'
import { AccountForm } from '../fields/account-form'
import { AskForCode } from '../fields/ask-for-code'
import { useSending } from '../fields/use-sending'

/** The address to which the link is mailed: whoever reads its mailbox may see and erase what is kept about it. */
export function AskForLink({ place, refused }: { place: ScreenPlace; refused: boolean }) {
  const t = useTranslations('account.data')
  const hl = localeOfTag(useLocale())
  const [step, setStep] = useState({ email: '', sent: false })
  const own = useOwnAddress()

  const mail = async (email: string) => {
    await call('data.link', { body: { appExamId: appExamIdOf(place), email, hl } })
    setStep({ email, sent: true })
  }

  if (step.sent)
    return (
      <AccountScreen
        focused
        title={t('sentTitle')}
        lead={t('sent', { email: step.email, minutes: DATA_LINK_MINUTES })}
      >
        <Button variant="secondary" onClick={() => setStep({ ...step, sent: false })}>
          {t('again')}
        </Button>
      </AccountScreen>
    )
  return (
    <AccountScreen title={t('title')}>
      {refused && <Notice tone="info">{t('invalid')}</Notice>}
      {own === undefined && <SpinnerWithWords>{t('opening')}</SpinnerWithWords>}
      {own && <OwnAddress email={own} onSend={mail} />}
      {own === null && (
        <AskForCode
          lead={t('lead')}
          known={step.email}
          focused={step.email !== ''}
          submit={t('send')}
          onSend={mail}
        />
      )}
    </AccountScreen>
  )
}

/** Of who is signed in; null: nobody is, or it could not be read; undefined: not known yet. */
const useOwnAddress = (): string | null | undefined => {
  const { data, error } = useSWR('user.get', () => call('user.get', {}), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  if (error) return null
  return data && (data.user?.email ?? null)
}

/** Who is signed in is not asked for the address; the link goes to the mailbox all the same. */
export function OwnAddress({ email, onSend }: { email: string; onSend: (email: string) => Promise<void> }) {
  const t = useTranslations('account')
  const sending = useSending({ read: () => email, check: () => ({}), send: onSend })
  return (
    <>
      <p className={styles.lead}>{t('data.leadSignedIn', { email })}</p>
      <AccountForm sending={sending} submit={t('data.send')} busy={t('code.sending')}>
        {null}
      </AccountForm>
    </>
  )
}
