'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { AccountScreen } from '../account-screen'
import { WayLink } from '../way-link'
import { CodeLogin } from './code-login'
import { PasswordLogin } from './password-login'

export type LoginProps = {
  place: ScreenPlace
  /** The address as it was written before the other way was chosen. */
  known: string
  /** It was chosen in place of the other way. */
  chosen: boolean
  onOtherWay: (email: string) => void
}

/** Signing in, with a password or with a code that is mailed. */
export function LoginScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('account')
  const [way, setWay] = useState<'password' | 'code'>('password')
  const [known, setKnown] = useState<string | null>(null)
  useEffect(() => {
    if (new URLSearchParams(window.location.search).get('way') === 'code') setWay('code')
  }, [])
  const Way = way === 'password' ? PasswordLogin : CodeLogin
  const links = (
    <>
      <p>
        {t.rich('login.noAccount', {
          register: (words) => (
            <WayLink route="register" place={place}>
              {words}
            </WayLink>
          ),
        })}
      </p>
      <p>
        <WayLink route="forgotPassword" place={place}>
          {t('login.forgot')}
        </WayLink>
      </p>
    </>
  )
  return (
    <AccountScreen title={t('meta.login')} lead={way === 'password' && t('login.lead')} links={links}>
      <Way
        place={place}
        known={known ?? ''}
        chosen={known !== null}
        onOtherWay={(email) => {
          setKnown(email)
          setWay(way === 'password' ? 'code' : 'password')
        }}
      />
    </AccountScreen>
  )
}
