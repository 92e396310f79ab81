'use client'

import { useTranslations } from 'next-intl'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { useChangeProblem } from '@/ui/centre/use-centre-words'
import { useChange } from '@/ui/centre/use-change'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import type { OwnPlan } from './use-own-plan'
import { usePlanValues } from './use-plan-words'

type Props = {
  plan: Pick<OwnPlan, 'number' | 'price' | 'schedule'>
  onChanged: () => Promise<void>
}

/** The second yes: without it the trial ends, and nothing is charged. */
export function AgreeAgain({ plan: { number, price, schedule }, onChanged }: Props) {
  const t = useTranslations('subscription.agree')
  const told = useChangeProblem()
  const { day, money } = usePlanValues()
  const { busy, problem, make } = useChange()
  const agree = async () => {
    const done = await make(() => call('subscription.agree', { body: { number } }))
    if (done) await onChanged()
  }
  const late = problem !== null && problemOf(problem) === 'gone'
  const values = { date: day(schedule.trialEnd?.day ?? null), price: money(price) }
  return (
    <Notice
      still
      title={t('title')}
      actions={
        <Button size="small" busy={busy && t('busy')} onClick={() => void agree()}>
          {t('action', values)}
        </Button>
      }
    >
      <p>{t('text', values)}</p>
      {problem !== null && <p role="alert">{late ? t('late') : told(problem)}</p>}
    </Notice>
  )
}
