'use client'

import { useTranslation } from '@payloadcms/ui'
import { wordsForCode } from '../codes/words-for-code'
import { moneyText } from '../money/money-text'
import styles from '../panel/panel.module.css'
import type { MessageKey } from '../words/say'
import { useWords } from '../words/use-words'
import { EVENT_KINDS, WRITERS } from './event-words'
import type { PlanRecord } from './use-plan-record'

/** What happened, and what was charged. */
export function PlanPast({ record: { events, orders } }: { record: PlanRecord }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { language } = i18n
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const kindOf = (kind: string) =>
    EVENT_KINDS.some((one) => one === kind) ? words(`planEvents.${kind}` as MessageKey) : kind
  // A colleague is written by name.
  const whoOf = (by: string) => (WRITERS.some((one) => one === by) ? words(`planBy.${by}` as MessageKey) : by)
  return (
    <>
      <h4>{words('plan.past')}</h4>
      <ul className={styles.cards}>
        {events.map(({ kind, at, by }) => (
          <li key={`${at} ${kind}`}>
            {time.format(new Date(at))} · {kindOf(kind)} · {whoOf(by)}
          </li>
        ))}
        {orders.map(({ id, number, total, currency, status }) => (
          <li key={id}>
            <a href={`/admin/collections/orders/${id}`}>{number}</a> ·{' '}
            {moneyText({ amount: total, currency, language })} ·{' '}
            {wordsForCode({ name: 'status', code: status, language })}
          </li>
        ))}
      </ul>
    </>
  )
}
