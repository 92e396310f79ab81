'use client'

import { useTranslations } from 'next-intl'
import { needsPlan } from '@/domain/centre/levels'
import { pathTo } from '@/domain/routing/path-to'
import { ROUTES } from '@/domain/routing/routes'
import { useOwnTimeZone } from '@/ui/browser/use-own-time-zone'
import centre from '@/ui/centre/centre.module.css'
import { Skeleton } from '@/ui/centre/skeleton'
import { useLoadProblem } from '@/ui/centre/use-centre-words'
import { LoadFailed } from '@/ui/loading/load-failed'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { AgreeAgain, NewPrice } from './agree-again'
import { OwnPlanStanding } from './own-plan-standing'
import { PlanCharges } from './plan-charges'
import { PlanEvents } from './plan-events'
import { TestClock } from './test-clock'
import { UndoCancel } from './undo-cancel'
import { type OwnPlan, type PlanRead, useOwnPlan } from './use-own-plan'
import { useEvery, usePlanValues } from './use-plan-words'
import { usePlansHref } from './use-plans-href'

/** "Your plan" on the account page. */
export function PlanSection({ place }: { place: ScreenPlace }) {
  const t = useTranslations('subscription.plan')
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const { data, problem, reload } = useOwnPlan()
  const more = usePlansHref(place, data?.level ?? null)
  return (
    <section id="plan" className={centre.block} aria-labelledby="plan-title">
      <h2 id="plan-title" className={centre.title}>
        {t('title')}
      </h2>
      {problem !== null && (
        <LoadFailed retry={common('retry')} onRetry={() => void reload()} problem={problem}>
          {words(problem)}
        </LoadFailed>
      )}
      {!data && problem === null && <Skeleton rows={2} />}
      {data && <PlanShown place={place} read={data} more={more} onChanged={reload} />}
    </section>
  )
}

type Props = {
  place: ScreenPlace
  read: PlanRead
  /** Where a plan, or a larger one, is sold; null: nowhere. */
  more: string | null
  onChanged: () => Promise<void>
}

export function PlanShown({ place, read: { level, subscription }, more, onChanged }: Props) {
  const t = useTranslations('subscription')
  if (!subscription) {
    return (
      <>
        <p className={centre.muted}>{t('plan.none')}</p>
        {more && (
          <div className={centre.actions}>
            <ButtonLink variant="secondary" href={more}>
              {t('banner.see')}
            </ButtonLink>
          </div>
        )}
      </>
    )
  }
  const { asksAgain, newPrice, mayUndo, schedule, orders } = subscription
  return (
    <>
      <OwnPlanStanding plan={subscription} open={needsPlan(level)} heading="h3" />
      <Facts plan={subscription} />
      {asksAgain && <AgreeAgain plan={subscription} onChanged={onChanged} />}
      {newPrice && <NewPrice plan={subscription} asked={newPrice} onChanged={onChanged} />}
      {mayUndo && <UndoCancel place={place} plan={subscription} />}
      <PlanEvents schedule={schedule} clock={subscription.clock} />
      <PlanCharges place={place} orders={orders} />
      {more && (
        <p>
          <Link href={more}>{t('banner.upgrade')}</Link>
        </p>
      )}
      <Cancel place={place} plan={subscription} />
      <TestClock clock={subscription.clock} />
    </>
  )
}

/** What it costs how often, since when, and its number. */
function Facts({ plan }: { plan: OwnPlan }) {
  const t = useTranslations('subscription.plan')
  const every = useEvery()
  const { instant } = usePlanValues(useOwnTimeZone())
  return (
    <ul className={centre.named}>
      <li>{every(plan)}</li>
      <li>{t('since', { date: instant(plan.startedAt) })}</li>
      <li>{t('number', { number: plan.number })}</li>
    </ul>
  )
}

/** One tap away, without a question, while it renews. */
function Cancel({ place, plan }: { place: ScreenPlace; plan: Pick<OwnPlan, 'status'> }) {
  const t = useTranslations('subscription.plan')
  const renews = plan.status === 'trialing' || plan.status === 'active' || plan.status === 'past_due'
  if (!renews || !ROUTES.cancel.built) return null
  return (
    <>
      <p className={centre.muted}>{t('cancelText')}</p>
      <div className={centre.actions}>
        <ButtonLink variant="secondary" href={pathTo({ route: 'cancel', ...place })}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </>
  )
}
