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
  const { day, money } = usePlanValues()
  const values = { date: day(schedule.trialEnd?.day ?? null), price: money(price) }
  return (
    <Asked
      number={number}
      title={t('title')}
      text={t('text', values)}
      action={t('action', values)}
      late={t('late')}
      onChanged={onChanged}
    />
  )
}

type PriceProps = {
  plan: Pick<OwnPlan, 'number' | 'price'>
  asked: NonNullable<OwnPlan['newPrice']>
  onChanged: () => Promise<void>
}

/** Another price: without a yes the plan ends before it is charged. */
export function NewPrice({ plan: { number, price }, asked, onChanged }: PriceProps) {
  const t = useTranslations('subscription.newPrice')
  const { day, money } = usePlanValues()
  const values = { date: day(asked.day), price: money(asked.amount), before: money(price) }
  return (
    <Asked
      number={number}
      title={t('title', values)}
      text={t('text', values)}
      action={t('action', values)}
      late={t('late')}
      price={asked.amount.amount}
      onChanged={onChanged}
    />
  )
}

type AskedProps = {
  number: string
  /** Hundredths that are agreed to; none: the trial. */
  price?: number
  late: string
  title: string
  text: string
  action: string
  onChanged: () => Promise<void>
}

function Asked({ number, price, title, text, action, late, onChanged }: AskedProps) {
  const t = useTranslations('subscription.agree')
  const told = useChangeProblem()
  const { busy, problem, make } = useChange()
  const agree = async () => {
    const done = await make(() => call('subscription.agree', { body: { number, seenPrice: price } }))
    if (done) await onChanged()
  }
  const isLate = problem !== null && problemOf(problem) === 'gone'
  return (
    <Notice
      still
      title={title}
      actions={
        <Button size="small" busy={busy && t('busy')} onClick={() => void agree()}>
          {action}
        </Button>
      }
    >
      <p>{text}</p>
      {problem !== null && <p role="alert">{isLate ? late : told(problem)}</p>}
    </Notice>
  )
}
