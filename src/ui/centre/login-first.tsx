'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RouteId } from '@/domain/routing/routes'
import type { ScreenPlace } from '../navigation/screen-place'
import { ButtonLink } from '../primitives/button-link'
import { Card } from '../primitives/card'
import { loginHref, registerHref } from './account-hrefs'
import styles from './centre.module.css'

type Props = {
  place: ScreenPlace
  /** Where one is led after the login. */
  back: RouteId
  /** What opens it. */
  children: ReactNode
}

/** Stands in place of what only somebody who is signed in may see. */
export function LoginFirst({ place, back, children }: Props) {
  const t = useTranslations('centre.common')
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.locked}>
        <Lock />
        {t('loginFirst')}
      </h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <ButtonLink href={loginHref({ place, back })}>{t('login')}</ButtonLink>
        <ButtonLink variant="secondary" href={registerHref({ place, back })}>
          {t('register')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Lock() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <rect x="4" y="9" width="12" height="8" rx="1.5" />
        <path d="M6.75 9V6.5a3.25 3.25 0 0 1 6.5 0V9M10 12.25v1.5" />
      </g>
    </svg>
  )
}
