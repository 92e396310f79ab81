'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useOwnTimeZone } from '../browser/use-own-time-zone'
import { ButtonLink } from '../primitives/button-link'
import { Price } from '../primitives/price'
import styles from './order-row.module.css'
import { stateOf, stepsOf, type TestOrder } from './order-steps'
import { TestPicture } from './test-picture'

type Props = {
  order: TestOrder
  /** The heading that a title stands below. */
  level?: 'h2' | 'h3'
}

/** A test of the person: what it is, where it stands, and what can be done with it. */
export function OrderRow({ order, level: Heading = 'h3' }: Props) {
  const t = useTranslations('centre.order')
  const date = useDay()
  const { title, startedAt, finishedAt, abnormal, pay } = order
  return (
    <article className={styles.row}>
      <TestPicture kind={order.examKind} className={styles.picture} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.facts}>
          <span className={styles[stateOf(order)]}>{t(stateOf(order))}</span>
          <span>
            {finishedAt ? t('finished', { date: date(finishedAt) }) : t('began', { date: date(startedAt) })}
          </span>
        </p>
        {abnormal && <p className={styles.text}>{t('abnormalText')}</p>}
        {pay && (
          <p className={styles.facts}>
            <Price amount={pay.total} currency={pay.currency} className={styles.price} />
            <span>{t('payUntil', { date: date(pay.expiresAt, 'time') })}</span>
          </p>
        )}
      </div>
      <div className={styles.steps}>
        {stepsOf(order).map(({ name, href }) => (
          <ButtonLink
            key={name}
            href={href}
            size="small"
            variant={name === 'continue' || name === 'pay' ? 'primary' : 'secondary'}
            aria-label={t('named', { action: t(name), title })}
            prefetch={false}
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
