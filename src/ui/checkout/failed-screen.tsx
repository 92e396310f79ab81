'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import useSWR from 'swr'
import { pathTo } from '@/domain/routing/path-to'
import { call } from '@/ui/api/call'
import { ButtonLink } from '@/ui/primitives/button-link'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { problemOf } from '../api/problem-of'
import type { ScreenPlace } from '../chrome/screen-place'
import { useGo } from '../chrome/use-go'
import { declineReason } from './decline-reason'
import { LoadFailed } from './load-failed'
import { NoOrder } from './no-order'
import styles from './outcome.module.css'
import { useOrderNumber } from './use-order-number'

/** A payment that did not come about, in the server's words: it alone says whether something was charged. */
export function FailedScreen({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  const go = useGo(place)
  const orderNumber = useOrderNumber()
  const { data, error, mutate } = useSWR(
    orderNumber ? ['pay.check', 'once', orderNumber] : null,
    () => call('pay.check', { body: { orderNumber: orderNumber ?? '' } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const state = data?.state
  useEffect(() => {
    if (!orderNumber) return
    if (state === 'paid') go('paySuccess', { query: { orderNumber }, replace: true })
    if (state === 'pending') go('payCheck', { query: { orderNumber }, replace: true })
  }, [state, orderNumber, go])
  const missing = orderNumber === '' || (error && problemOf(error) === 'gone')
  if (missing) {
    return <NoOrder place={place} />
  }
  if (error || !state || state === 'paid' || state === 'pending') {
    return (
      <>
        {error ? (
          <LoadFailed
            heading={t('meta.check')}
            retry={t('retry')}
            onRetry={() => void mutate()}
            problem={error}
          >
            {t('loadFailed')}
          </LoadFailed>
        ) : (
          <SpinnerWithWords centred>{t('payment.checking')}</SpinnerWithWords>
        )}
      </>
    )
  }
  const tiers = pathTo({ route: 'tiers', ...place })
  const over = state === 'expired' || state === 'refunded'
  return (
    <div className={styles.outcome}>
      <h1>
        {state === 'refunded'
          ? t('failed.refundedTitle')
          : over
            ? t('payment.expiredTitle')
            : t('failed.title')}
      </h1>
      <p>
        {state === 'failed' && t(`decline.${declineReason(data?.failureCode ?? null)}`)}
        {state === 'waiting' && t('payment.notPaid')}
        {state === 'expired' && t('payment.expired')}
        {state === 'refunded' && t('failed.refunded')}
      </p>
      <div className={styles.actions}>
        {over ? (
          <ButtonLink href={tiers}>{t('payment.startOver')}</ButtonLink>
        ) : (
          <>
            <ButtonLink href={`${pathTo({ route: 'payment', ...place })}?orderNumber=${orderNumber}`}>
              {t('failed.retry')}
            </ButtonLink>
            <ButtonLink variant="secondary" href={tiers}>
              {t('failed.other')}
            </ButtonLink>
          </>
        )}
        <ButtonLink variant="quiet" href={pathTo({ route: 'support', ...place })}>
          {t('failed.support')}
        </ButtonLink>
      </div>
      <p className={styles.muted}>{t('failed.order', { number: orderNumber ?? '' })}</p>
    </div>
  )
}
