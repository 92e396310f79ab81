'use client'

import { useTranslations } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import centre from '@/ui/centre/centre.module.css'
import { useChange } from '@/ui/centre/use-change'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Button } from '@/ui/primitives/button'
import { NextPeriod } from './open-card'
import { usePlansHref } from './use-plans-href'

type Plan = NonNullable<CallData<'course.detail'>['plan']>

type Props = {
  place: ScreenPlace
  id: string
  /** null: who looks has no plan. */
  plan: Plan | null
  onOpened: () => void
}

/** How a plan opens a course that is closed: the own one with a tap, else where plans are sold. */
export function CoursePlan({ place, id, plan, onOpened }: Props) {
  return plan ? <OpenCourse id={id} plan={plan} onOpened={onOpened} /> : <ToPlans place={place} />
}

function ToPlans({ place }: { place: ScreenPlace }) {
  const t = useTranslations('subscription')
  const href = usePlansHref(place, 'open')
  return (
    href && (
      <p>
        {t('lock.course')} <Link href={href}>{t('banner.see')}</Link>
      </p>
    )
  )
}

function OpenCourse({ id, plan, onOpened }: Omit<Props, 'place'> & { plan: Plan }) {
  const t = useTranslations('subscription.course')
  const { busy, problem, make } = useChange()
  const { opens } = plan
  const open = async () => {
    if (await make(() => call('course.open', { body: { course: id } }))) onOpened()
  }
  return (
    <>
      <p>{t(opens, { left: plan.left ?? 0, allowed: plan.allowed ?? 0 })}</p>
      {opens === 'none_left' && <NextPeriod plan={plan} />}
      {problem !== null && <p role="alert">{t(problemOf(problem) === 'planUsedUp' ? 'used' : 'failed')}</p>}
      {opens !== 'none_left' && (
        <div className={centre.actions}>
          <Button busy={busy && t('busy')} onClick={() => void open()}>
            {t('action')}
          </Button>
        </div>
      )}
    </>
  )
}
