'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RouteId } from '@/domain/routing/routes'
import { LoadFailed } from '../loading/load-failed'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './centre.module.css'
import { LoginFirst } from './login-first'
import { Skeleton } from './skeleton'
import { useLoadProblem } from './use-centre-words'
import type { Customer, CustomerRead } from './use-customer'

type Props = {
  place: ScreenPlace
  /** Where one is led after a login. */
  route: RouteId
  title: string
  lead?: string
  /** What opens the screen to somebody who is not signed in. */
  needed: string
  read: CustomerRead
  children: (user: Customer) => ReactNode
}

/** A screen for somebody who is signed in. */
export function AccountScreen({ place, route, title, lead, needed, read, children }: Props) {
  const t = useTranslations('centre.common')
  const words = useLoadProblem()
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && read.phase === 'ready' && <p className={styles.lead}>{lead}</p>}
      </header>
      {read.phase === 'loading' && <Skeleton rows={4} />}
      {read.phase === 'failed' && (
        <LoadFailed retry={t('retry')} onRetry={read.retry} problem={read.problem}>
          {words(read.problem)}
        </LoadFailed>
      )}
      {read.phase === 'nobody' && (
        <LoginFirst place={place} back={route}>
          {needed}
        </LoginFirst>
      )}
      {read.phase === 'ready' && read.user && children(read.user)}
    </div>
  )
}
