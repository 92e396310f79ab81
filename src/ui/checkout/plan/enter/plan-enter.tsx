'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { localeOfTag } from '@/domain/locale/locales'
import { CodeSent } from '@/ui/account/fields/code-sent'
import { useCodeSentWords } from '@/ui/account/fields/use-code-sent-words'
import { EnterCode } from '@/ui/account/login/enter-code'
import { call } from '@/ui/api/call'
import { storeInTab } from '@/ui/browser/tab-storage'
import { loginHref } from '@/ui/centre/account-hrefs'
import { Link } from '@/ui/navigation/link'
import { appExamIdOf, type ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import type { Plan } from '../plan-words'
import { AddressForm } from './address-form'
import styles from './plan-enter.module.css'
import { useEntered } from './use-entered'
import { useTestAddress } from './use-test-address'

type Props = {
  place: ScreenPlace
  plan: Pick<Plan, 'code' | 'level'>
  /** Where a login with a password leads back to. */
  page: 'premium' | 'upgrade'
  onEntered: () => void
}

/**
 * The email step of a plan (docs/decisions/0037): a code by mail signs in or begins the account, on the page where the plan was
 * chosen. What is said is the same for an address with an account and without.
 */
export function PlanEnter(props: Props) {
  const { place, page } = props
  const t = useTranslations('plans.enter')
  const loading = useTranslations('pay')('loading')
  const known = useTestAddress(place)
  return (
    <Card as="section" className={styles.enter} aria-labelledby="plan-enter">
      <h2 id="plan-enter" className={styles.title}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      {known === null ? (
        <SpinnerWithWords>{loading}</SpinnerWithWords>
      ) : (
        <EnterSteps {...props} known={known} />
      )}
      <p>
        {/* The plan of a link is none of this tab's yet. */}
        <Link
          href={loginHref({ place, back: page })}
          onClick={() => storeInTab('plan_code', props.plan.code)}
        >
          {t('password')}
        </Link>
      </p>
    </Card>
  )
}

/** The address first, then the code. */
export function EnterSteps({ place, plan, known, onEntered }: Omit<Props, 'page'> & { known: string }) {
  const t = useTranslations('plans.enter')
  const sent = useCodeSentWords()
  const entered = useEntered()
  const hl = localeOfTag(useLocale())
  const [step, setStep] = useState({ email: known, sent: false, again: false })
  const { email } = step
  const mail = async (to: string) => {
    await call('user.captcha', {
      query: { appExamId: appExamIdOf(place), email: to, purpose: 'enter', agreed: 'true', hl },
    })
    setStep({ email: to, sent: true, again: true })
  }
  if (!step.sent)
    return <AddressForm place={place} level={plan.level} known={email} focused={step.again} onSend={mail} />
  return (
    <CodeSent
      {...sent(email)}
      form={
        <EnterCode
          email={email}
          submit={t('submit')}
          onSignedIn={async () => {
            onEntered()
            await entered()
          }}
        />
      }
      onSendAgain={() => mail(email)}
      onOtherAddress={() => setStep({ email, sent: false, again: true })}
    />
  )
}
