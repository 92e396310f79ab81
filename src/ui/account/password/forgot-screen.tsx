'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { AccountScreen } from '../account-screen'
import { AskForCode } from '../fields/ask-for-code'
import { CodeSent } from '../fields/code-sent'
import { useCodeSentWords } from '../fields/use-code-sent-words'
import { WayLink } from '../way-link'
import { ResetForm } from './reset-form'

/** A new password for somebody who does not know the old one: a code proves that the address is theirs. */
export function ForgotScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('account')
  const words = useCodeSentWords()
  const hl = localeOfTag(useLocale())
  const [step, setStep] = useState({ email: '', sent: false })
  const { email } = step

  const mail = async (to: string) => {
    await call('user.captcha', {
      query: { appExamId: appExamIdOf(place), email: to, purpose: 'reset', hl },
    })
    setStep({ email: to, sent: true })
  }

  const links = (
    <p>
      {t.rich('forgot.back', {
        login: (chunks) => (
          <WayLink route="login" place={place}>
            {chunks}
          </WayLink>
        ),
      })}
    </p>
  )
  return (
    <AccountScreen title={t('meta.forgotPassword')} links={links}>
      {step.sent ? (
        <CodeSent
          {...words(email)}
          form={<ResetForm place={place} email={email} />}
          onSendAgain={() => mail(email)}
          onOtherAddress={() => setStep({ email, sent: false })}
        />
      ) : (
        <AskForCode
          lead={t('forgot.lead')}
          known={email}
          focused={email !== ''}
          submit={t('forgot.send')}
          onSend={mail}
        />
      )}
    </AccountScreen>
  )
}
