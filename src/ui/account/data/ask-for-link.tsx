'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { DATA_LINK_MINUTES } from '@/domain/accounts/email-code'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import { AccountScreen } from '../account-screen'
import { AskForCode } from '../fields/ask-for-code'

/** The address to which the link is mailed: whoever reads its mailbox may see and erase what is kept about it. */
export function AskForLink({ place, refused }: { place: ScreenPlace; refused: boolean }) {
  const t = useTranslations('account.data')
  const hl = localeOfTag(useLocale())
  const [step, setStep] = useState({ email: '', sent: false })

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
      <AskForCode
        lead={t('lead')}
        known={step.email}
        focused={step.email !== ''}
        submit={t('send')}
        onSend={mail}
      />
    </AccountScreen>
  )
}
