'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { call } from '../api/call'
import { useOwnTimeZone } from '../browser/use-own-time-zone'
import { useGo } from '../navigation/use-go'
import { ButtonLink } from '../primitives/button-link'
import { classes } from '../primitives/classes'
import { Price } from '../primitives/price'
import entry from './entry.module.css'
import styles from './order-row.module.css'
import { placeOf, stateOf, stepsOf, type TestOrder } from './order-steps'
import { TestPicture } from './test-picture'

type Props = {
  order: TestOrder
  /** The heading that a title stands below. */
  level?: 'h2' | 'h3'
}

const TONES = { uncompleted: 'waiting', pending: 'waiting', completed: 'good', abnormal: 'over' } as const

/** A test of the person: what it is, where it stands, and what can be done with it. */
export function OrderRow({ order, level: Heading = 'h3' }: Props) {
  const t = useTranslations('centre.order')
  const date = useDay()
  const { title, startedAt, finishedAt, abnormal, eraseAt, pay } = order
  const goOn = useGoOn(order)
  return (
    <article className={classes(entry.row, styles.row)}>
      <TestPicture kind={order.examKind} className={styles.picture} />
      <div className={entry.words}>
        <Heading className={entry.title}>{title}</Heading>
        <p className={entry.facts}>
          <span className={entry[TONES[stateOf(order)]]}>{t(stateOf(order))}</span>
          <span>
            {finishedAt ? t('finished', { date: date(finishedAt) }) : t('began', { date: date(startedAt) })}
          </span>
        </p>
        {abnormal && <p className={styles.text}>{t('abnormalText')}</p>}
        {eraseAt && <p className={styles.text}>{t('eraseAt', { date: date(eraseAt) })}</p>}
        {pay && (
          <p className={entry.facts}>
            <Price amount={pay.total} currency={pay.currency} className={entry.price} />
            <span>{t('payUntil', { date: date(pay.expiresAt, 'time') })}</span>
          </p>
        )}
      </div>
      <div className={classes(entry.steps, styles.steps)}>
        {stepsOf(order).map(({ name, href }) => (
          <ButtonLink
            key={name}
            href={href}
            size="small"
            variant={name === 'continue' || name === 'pay' ? 'primary' : 'secondary'}
            aria-label={t('named', { action: t(name), title })}
            prefetch={false}
            onClick={name === 'continue' ? goOn : undefined}
          >
            {t(name)}
          </ButtonLink>
        ))}
      </div>
    </article>
  )
}

/** A day as the reader writes it, and for what ends soon the time, too. */
const useDay = () => {
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  return (iso: string, exact?: 'time'): string =>
    format.dateTime(new Date(iso), {
      dateStyle: 'medium',
      timeZone,
      ...(exact && { timeStyle: 'short' }),
    })
}

/**
 * A test that was begun elsewhere has to be let into this browser before its questions are shown. For one that is here, and
 * for who is not signed in, the call is refused and the link leads on all the same.
 */
const useGoOn = ({ appExamId, orderNumber }: TestOrder) => {
  const go = useGo(placeOf(appExamId))
  return async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    await call('user.continue', { body: { sitting: orderNumber } }).catch(() => undefined)
    go('questions')
  }
}
