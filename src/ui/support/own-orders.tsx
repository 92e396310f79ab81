'use client'

import { useFormatter, useLocale, useTranslations } from 'next-intl'
import useSWR from 'swr'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '../api/call'
import { useOwnTimeZone } from '../browser/use-own-time-zone'
import { useCustomer } from '../centre/use-customer'
import { Button } from '../primitives/button'
import { SelectField } from '../primitives/select-field'
import styles from './contact-form.module.css'

type Props = { appExamId: string; name: string }

/** For who is signed in: a choice of their orders. Nothing while there is none; the message can be written all the same. */
export function OwnOrders({ appExamId, name }: Props) {
  const t = useTranslations('support.order')
  const format = useFormatter()
  const timeZone = useOwnTimeZone()
  const hl = localeOfTag(useLocale())
  const { user } = useCustomer()
  const { data, error, mutate } = useSWR(
    user ? ['user.orders', 'support', appExamId, hl] : null,
    () => call('user.orders', { params: { id: appExamId }, query: { hl } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (error)
    return (
      <p className={styles.order} role="status">
        <span>{t('ordersFailed')}</span>
        <Button variant="quiet" size="small" onClick={() => void mutate()}>
          {t('again')}
        </Button>
      </p>
    )
  const orders = (data?.items ?? []).flatMap(({ order, title, startedAt }) => {
    const date = format.dateTime(new Date(startedAt), { dateStyle: 'medium', timeZone })
    return order ? [{ value: order, label: t('orderOf', { title, date }) }] : []
  })
  if (orders.length === 0) return null
  return (
    <SelectField name={name} label={t('orders')} options={[{ value: '', label: t('noOrder') }, ...orders]} />
  )
}
