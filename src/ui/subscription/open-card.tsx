'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { Button } from '@/ui/primitives/button'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import styles from './subscription.module.css'
import { usePlanValues } from './use-plan-words'

type Plan = NonNullable<CallData<'order.skuCheck'>['plan']>

type Props = {
  plan: Plan
  /** Where the premium plan is sold; null: nowhere. */
  upgrade: string | null
  busy: boolean
  /** Why the last try failed. */
  told: string | null
  onOpen: () => void
}

/** One report more with a plan, or why not, and when again. */
export function OpenCard({ plan, upgrade, busy, told, onOpen }: Props) {
  const t = useTranslations('subscription')
  const opens = plan.opens === 'all' || plan.opens === 'counted'
  // Of a plan that does not open it there is nothing to say but where another is sold.
  if (plan.opens === 'not_in_plan' && upgrade === null) return null
  return (
    <Card as="section" tone="tinted" className={styles.banner} aria-labelledby="plan-opens">
      <h2 id="plan-opens" className={styles.name}>
        {t(plan.opens === 'none_left' ? 'open.noneTitle' : opens ? 'open.title' : 'banner.upgrade')}
      </h2>
      <p>
        {t(`open.${plan.opens}`, { left: plan.left ?? 0, allowed: plan.allowed ?? 0 })}{' '}
        {opens && t('open.keeps')}
        {plan.opens === 'none_left' && <NextPeriod plan={plan} />}
      </p>
      {told && <Notice tone="danger">{told}</Notice>}
      <div className={styles.facts}>
        {opens && (
          <Button busy={busy && t('open.busy')} onClick={onOpen}>
            {t('open.action')}
          </Button>
        )}
        {!opens && upgrade && (
          <ButtonLink variant="secondary" href={upgrade}>
            {t('banner.upgrade')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** When there are new ones. */
export function NextPeriod({ plan: { nextDay } }: { plan: Pick<Plan, 'nextDay'> }) {
  const t = useTranslations('subscription.open')
  const { day } = usePlanValues()
  return <> {nextDay ? t('next', { date: day(nextDay) }) : t('last')}</>
}
