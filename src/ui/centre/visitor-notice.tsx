'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RouteId } from '@/domain/routing/routes'
import type { ScreenPlace } from '../navigation/screen-place'
import { ButtonLink } from '../primitives/button-link'
import { Notice } from '../primitives/notice'
import { loginHref, registerHref } from './account-hrefs'

type Props = {
  place: ScreenPlace
  back: RouteId
  /** Something was bought here: that brought an account, and another one is not offered. */
  bought: boolean
  children: ReactNode
}

/** What somebody who is not signed in sees here, and what an account would add. */
export function VisitorNotice({ place, back, bought, children }: Props) {
  const t = useTranslations('centre.common')
  return (
    <Notice
      still
      actions={
        <>
          <ButtonLink size="small" href={loginHref({ place, back })}>
            {t('login')}
          </ButtonLink>
          {!bought && (
            <ButtonLink size="small" variant="secondary" href={registerHref({ place, back })}>
              {t('register')}
            </ButtonLink>
          )}
        </>
      }
    >
      {bought ? t('visitorBought') : children}
    </Notice>
  )
}
