'use client'

import { useTranslations } from 'next-intl'
import { needsPlan } from '@/domain/centre/levels'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { OwnPlanStanding } from './own-plan-standing'
import { ownPlanHref } from './plan-href'
import styles from './subscription.module.css'
import { type PlanRead, useOwnPlan } from './use-own-plan'
import { usePlansHref } from './use-plans-href'

/** The plan of who is signed in, or quietly the way to one. Nothing while it is not known, and where it cannot be read. */
export function OwnPlanBanner({ place }: { place: ScreenPlace }) {
  const { data } = useOwnPlan()
  const more = usePlansHref(place, data?.level ?? null)
  return data && <PlanBanner place={place} read={data} more={more} />
}

/** The way to a plan for who has none, beside what is closed without one. */
export function PlanPrompt({ place }: { place: ScreenPlace }) {
  const { data } = useOwnPlan()
  const without = data !== null && data.subscription === null
  const more = usePlansHref(place, without ? data.level : null)
  return without && <PlanBanner place={place} read={data} more={more} />
}

type Props = {
  place: ScreenPlace
  read: PlanRead
  /** Where a plan, or a larger one, is sold; null: nowhere. */
  more: string | null
}

export function PlanBanner({ place, read: { level, subscription }, more }: Props) {
  const t = useTranslations('subscription.banner')
  if (!subscription) {
    return (
      more && (
        <p className={styles.prompt}>
          <span>{t('prompt')}</span> <Link href={more}>{t('see')}</Link>
        </p>
      )
    )
  }
  return (
    <Card as="section" tone="tinted" className={styles.banner} aria-labelledby="plan-name">
      <OwnPlanStanding plan={subscription} open={needsPlan(level)} id="plan-name" />
      <p className={styles.facts}>
        <Link href={ownPlanHref(place)}>{t('details')}</Link>
        {more && <Link href={more}>{t('upgrade')}</Link>}
      </p>
    </Card>
  )
}
