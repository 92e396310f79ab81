'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CallData } from '@/domain/api/calls'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Notice } from '@/ui/primitives/notice'
import { PlanBox } from './plan-box'
import { type Plan, usePlanWords } from './plan-words'

type Props = {
  place: ScreenPlace
  plan: Plan
  offer: Pick<CallData<'plan.offer'>, 'owned' | 'replaces'>
  country: string
  page: 'premium' | 'upgrade'
}

/** What somebody can do with a plan, by what they have: order it, put it in the place of theirs, or neither. */
export function PlanStanding({ place, plan, offer: { owned, replaces }, country, page }: Props) {
  const t = useTranslations('plans.order')
  const say = usePlanWords()
  const asked = `?plan=${plan.code}`
  if (owned)
    return (
      <Standing href={pathTo({ route: 'centre', ...place })} action={t('toOwn')}>
        {t('owned')}
      </Standing>
    )
  if (page === 'upgrade' && !replaces)
    return (
      <Standing
        href={pathTo({ route: 'premium', ...place }) + asked}
        action={plan.trial ? t('toTrial', { days: plan.trial.days }) : t('toPlans')}
      >
        {t('nothingToReplace')}
      </Standing>
    )
  if (page === 'premium' && replaces && plan.level === 'premium')
    return (
      <Standing href={pathTo({ route: 'upgrade', ...place }) + asked} action={t('toUpgrade')}>
        {t('upgradeInstead', { title: replaces.title })}
      </Standing>
    )
  const line =
    replaces &&
    t(replaces.credit.amount > 0 ? 'credit' : 'noCredit', {
      title: replaces.title,
      credit: say.price(replaces.credit),
    })
  return <PlanBox place={place} plan={plan} country={country} replaces={line ?? undefined} />
}

type StandingProps = { href: string; action: string; children: ReactNode }

function Standing({ href, action, children }: StandingProps) {
  return (
    <Notice still actions={<ButtonLink href={href}>{action}</ButtonLink>}>
      {children}
    </Notice>
  )
}
