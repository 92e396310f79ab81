'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { Button } from '@/ui/primitives/button'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import styles from './subscription.module.css'
import { usePlanValues } from './use-plan-words'

type Plan = NonNullable<CallData<'order.skuCheck'>['plan']>

type Props = {
  plan: Plan
  busy: boolean
  /** Why the last try failed. */
  told: string | null
  onOpen: () => void
}

/** One report more with a plan, or why not, and when again. */
export function OpenCard({ plan, busy, told, onOpen }: Props) {
  const t = useTranslations('subscription.open')
  const opens = plan.opens !== 'none_left'
  return (
    <Card as="section" tone="tinted" className={styles.banner} aria-labelledby="plan-opens">
      <h2 id="plan-opens" className={styles.name}>
        {t(opens ? 'title' : 'noneTitle')}
      </h2>
      <p>{t(plan.opens, { left: plan.left ?? 0, allowed: plan.allowed ?? 0 })}</p>
      {opens ? <p>{t('keeps')}</p> : <NextPeriod plan={plan} />}
      {told && <Notice tone="danger">{told}</Notice>}
      {opens && (
        <div className={styles.facts}>
          <Button busy={busy && t('busy')} onClick={onOpen}>
            {t('action')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** When there are new ones. */
export function NextPeriod({ plan: { nextDay } }: { plan: Pick<Plan, 'nextDay'> }) {
  const t = useTranslations('subscription.open')
  const { day } = usePlanValues()
  return <p>{nextDay ? t('next', { date: day(nextDay) }) : t('last')}</p>
}
