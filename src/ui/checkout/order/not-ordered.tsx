'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RouteId } from '@/domain/routing/routes'
import { loginHref } from '@/ui/centre/account-hrefs'
import { useTooOften } from '@/ui/loading/use-too-often'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import type { OrderSubject } from './order-subject'
import type { BuyWords, useBuy } from './use-buy'

type Why = {
  place: ScreenPlace
  subject: OrderSubject
  /** In place of our usual words. */
  said?: Partial<Record<BuyWords, string>>
  buying: Pick<ReturnType<typeof useBuy>, 'error' | 'account' | 'problem' | 'clearError'>
}

/** Why no order came about, and the way to sign in where that is what it takes. */
export function WhyNotOrdered({ place, subject, said, buying }: Why) {
  const { error, account, problem, clearError } = buying
  const t = useTranslations('pay')
  const tooOften = useTooOften()
  if (!error) return null
  const isOfAccount = error === 'errors.loginNeeded' && account !== null
  return (
    <NotOrdered
      onClose={clearError}
      login={NEEDS_LOGIN.includes(error) ? loginHref({ place, back: backOf(subject) }) : null}
    >
      {error === 'tooMany' && tooOften(problem)}
      {isOfAccount && t('errors.loginNeededOf', { account })}
      {error !== 'tooMany' && !isOfAccount && (said?.[error] ?? t(error))}
    </NotOrdered>
  )
}

/** A code by mail signs in, and proves the address. */
const NEEDS_LOGIN: readonly BuyWords[] = ['errors.loginNeeded', 'errors.addressUnproven']

/** Where one comes back to after a login. */
const backOf = (subject: OrderSubject): RouteId => {
  if (subject.sale === 'plan') return subject.replaces ? 'upgrade' : 'premium'
  return subject.sale === 'course' ? 'courses' : 'tiers'
}

type NotOrderedProps = {
  onClose: () => void
  /** The way to sign in, where that is what it takes. */
  login: string | null
  children: ReactNode
}

function NotOrdered({ onClose, login, children }: NotOrderedProps) {
  const t = useTranslations('pay')
  return (
    <Notice
      tone="danger"
      actions={
        <>
          {login && (
            <ButtonLink variant="secondary" size="small" href={login}>
              {t('login')}
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  )
}
