'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { problemOf } from '@/ui/api/problem-of'
import { storeInTab } from '@/ui/browser/tab-storage'
import { loginHref } from '@/ui/centre/account-hrefs'
import { useCustomer } from '@/ui/centre/use-customer'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useLoadWords } from '@/ui/loading/use-load-words'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { PlanEnter } from './enter/plan-enter'
import styles from './plan-choice.module.css'
import { PlanStanding } from './plan-standing'
import type { Plan } from './plan-words'
import { usePlanOffer } from './use-plans'

type Props = {
  place: ScreenPlace
  plan: Plan
  country: string
  /** Which of the two pages asks: that of all plans, or that which puts one in the place of another. */
  page: 'premium' | 'upgrade'
}

/** The box that orders the chosen plan, once it is known who asks and what they have; a plan belongs to an account. */
export function PlanOffer(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1} className={styles.offer}>
      {/* What had the focus is gone with the step. */}
      <OfferOfWho {...props} onEntered={() => box.current?.focus({ preventScroll: true })} />
    </div>
  )
}

function OfferOfWho({ onEntered, ...props }: Props & { onEntered: () => void }) {
  const { place, page, plan } = props
  const { phase, user, problem, retry } = useCustomer()
  // The step stays while it is asked anew who is signed in, as after a lost connection: a code may be on its way to it.
  const [entering, setEntering] = useState(false)
  if (phase === 'nobody' && !entering) setEntering(true)
  if (user?.proven === false) return <ProveFirst place={place} page={page} code={plan.code} />
  if (phase === 'ready') return <OfferOfCustomer key={plan.code} {...props} />
  if (phase === 'nobody' || (entering && phase === 'loading'))
    return <PlanEnter place={place} plan={plan} page={page} onEntered={onEntered} />
  return <Reading problem={phase === 'failed' ? problem : null} onRetry={retry} />
}

/** A code by mail signs in and proves the address: said before a box is filled in for nothing. */
function ProveFirst({ place, page, code }: Pick<Props, 'place' | 'page'> & { code: string }) {
  const t = useTranslations('pay')
  const login = (
    <ButtonLink href={loginHref({ place, back: page })} onClick={() => storeInTab('plan_code', code)}>
      {t('login')}
    </ButtonLink>
  )
  return (
    <Notice still actions={login}>
      {t('errors.addressUnproven')}
    </Notice>
  )
}

function OfferOfCustomer(props: Props) {
  const t = useTranslations('pay')
  const { place, plan, country } = props
  const { data, error, mutate } = usePlanOffer({ place, code: plan.code, country })
  if (error && problemOf(error) === 'planUnavailable')
    return <Notice tone="danger">{t('errors.planUnavailable')}</Notice>
  if (!data || error) return <Reading problem={error ?? null} onRetry={() => void mutate()} />
  return <PlanStanding {...props} offer={data} />
}

type ReadingProps = {
  /** null: it is on its way. */
  problem: unknown
  onRetry: () => void
}

/** Until something is known: that it is asked for, or why it did not come, and the way to ask again. */
export function Reading({ problem, onRetry }: ReadingProps) {
  const t = useTranslations('pay')
  const words = useLoadWords()
  if (problem === null) return <SpinnerWithWords>{t('loading')}</SpinnerWithWords>
  return (
    <LoadFailed retry={t('retry')} onRetry={onRetry} problem={problem}>
      {words(problem)}
    </LoadFailed>
  )
}
