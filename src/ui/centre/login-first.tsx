'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RouteId } from '@/domain/routing/routes'
import type { ScreenPlace } from '../navigation/screen-place'
import { ButtonLink } from '../primitives/button-link'
import { Card } from '../primitives/card'
import { loginHref, registerHref } from './account-hrefs'
import styles from './centre.module.css'
import { LockIcon } from './list/list-icons'

type Props = {
  place: ScreenPlace
  /** Where one is led after the login. */
  back: RouteId
  /** Of the document, where that is a page of one. */
  id?: string
  /** In place of the sentence that a login comes first. */
  title?: string
  /** What opens it. */
  children: ReactNode
}

/** Stands in place of what only somebody who is signed in may see. */
export function LoginFirst({ place, back, id, title, children }: Props) {
  const t = useTranslations('centre.common')
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.locked}>
        <LockIcon />
        {title ?? t('loginFirst')}
      </h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <ButtonLink href={loginHref({ place, back, id })}>{t('login')}</ButtonLink>
        <ButtonLink variant="secondary" href={registerHref({ place, back, id })}>
          {t('register')}
        </ButtonLink>
      </div>
    </Card>
  )
}
