'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { appExamIdOf } from '@/ui/navigation/screen-place'
import { AskForCode } from '../fields/ask-for-code'
import { CodeSent } from '../fields/code-sent'
import { useCodeSentWords } from '../fields/use-code-sent-words'
import { useSignedIn } from '../use-signed-in'
import { EnterCode } from './enter-code'
import type { LoginProps } from './login-screen'
import { OtherWay } from './other-way'

export function CodeLogin({ place, known, chosen, onOtherWay }: LoginProps) {
  const t = useTranslations('account')
  const sent = useCodeSentWords()
  const leadOn = useSignedIn(place)
  const hl = localeOfTag(useLocale())
  const [step, setStep] = useState({ email: known, sent: false, focused: chosen })
  const { email, focused } = step

  const mail = async (to: string) => {
    await call('user.captcha', {
      query: { appExamId: appExamIdOf(place), email: to, purpose: 'login', hl },
    })
    setStep({ email: to, sent: true, focused: true })
  }

  if (step.sent) {
    return (
      <CodeSent
        {...sent(email)}
        form={
          <EnterCode
            email={email}
            submit={t('login.submit')}
            onSignedIn={(signedIn) => leadOn(signedIn, t('login.done'))}
          />
        }
        onSendAgain={() => mail(email)}
        onOtherAddress={() => setStep({ email, sent: false, focused })}
      />
    )
  }
  return (
    <AskForCode
      lead={t('login.codeLead')}
      known={email}
      focused={focused}
      submit={t('login.send')}
      onSend={mail}
    >
      {(form) => (
        <OtherWay form={form} onPress={onOtherWay}>
          {t('login.withPassword')}
        </OtherWay>
      )}
    </AskForCode>
  )
}
