'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/schemas'
import { call } from '@/ui/api/call'
import { Button } from '@/ui/primitives/button'
import { kept } from '../chrome/kept'
import { appExamIdOf, type ScreenPlace } from '../chrome/screen-place'
import { useGo } from '../chrome/use-go'
import { CardForm } from './card-form'
import { SUBMIT_MESSAGE } from './card-frame'
import { LoadFailed } from './load-failed'
import { MethodChoice } from './method-choice'
import { OrderBox } from './order-box'
import styles from './payment-form.module.css'
import { BUSY_PHASES } from './payment-machine'
import { PaymentStatus } from './payment-status'
import { priceText } from './price-text'
import { type Method, usePayment } from './use-payment'

type Props = { place: ScreenPlace; order: CallData<'pay.info'> }

export function PaymentForm({ place, order }: Props) {
  const t = useTranslations('pay')
  const tag = useLocale()
  const go = useGo(place)
  const { orderNumber, examOrderNumber, country } = order
  const frame = useRef<HTMLIFrameElement>(null)
  const payment = usePayment(orderNumber)
  const { screen, form, method, start, onMessage, press } = payment
  const { phase } = screen
  const examId = appExamIdOf(place)
  const methods = useSWR(
    ['payment.list', examId, country],
    () => call('payment.list', { params: { examId, country } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )

  const offered = methods.data
  useEffect(() => {
    const known = offered && rememberedMethod(offered)
    if (known) void start(known)
  }, [offered, start])

  useEffect(() => {
    if (phase === 'paid') go('paySuccess', { query: { orderNumber }, replace: true })
    if (phase === 'owned') go('report', { query: { orderNumber: examOrderNumber }, replace: true })
    if (phase === 'pending') go('payCheck', { query: { orderNumber } })
  }, [phase, orderNumber, examOrderNumber, go])

  // On a phone the button that was pressed stands below the form in which the bank now asks.
  useEffect(() => {
    if (phase === 'challenge') frame.current?.scrollIntoView({ block: 'center' })
  }, [phase])

  const pay = () => {
    if (phase === 'ready' && form && !screen.formEnded)
      frame.current?.contentWindow?.postMessage(SUBMIT_MESSAGE, form.formOrigin)
    press()
  }

  const total = priceText({ amount: order.quote.total, currency: order.quote.currency }, tag)
  const hasForm = form && !['form_failed', 'session_expired'].includes(phase)
  const words = busyWords(phase)
  return (
    <>
      <h1 className={styles.heading}>{t('payment.title')}</h1>
      <div className={styles.columns}>
        <div className={styles.method}>
          {methods.error && (
            <LoadFailed retry={t('retry')} onRetry={() => void methods.mutate()} problem={methods.error}>
              {t('loadFailed')}
            </LoadFailed>
          )}
          {!methods.error && (
            <MethodChoice
              methods={offered ?? null}
              value={method}
              missing={screen.notice?.kind === 'method_missing'}
              onChange={(chosen) => {
                if (!BUSY_PHASES.includes(phase)) void start(chosen)
              }}
            />
          )}
          {hasForm && (
            <CardForm
              key={form.key}
              form={form}
              frame={frame}
              loading={phase === 'loading_form'}
              onMessage={onMessage}
            />
          )}
        </div>
        <OrderBox place={place} order={order}>
          <PaymentStatus place={place} payment={payment} />
          {phase !== 'challenge' && phase !== 'session_expired' && !screen.formEnded && (
            <Button size="large" wide onClick={pay} busy={words ? t(`payment.${words}`) : null}>
              {t('payment.pay', { total })}
            </Button>
          )}
        </OrderBox>
      </div>
    </>
  )
}

const BUSY_WORDS = {
  initialising: 'initialising',
  submitting: 'inProgress',
  checking: 'checking',
  paid: 'checking',
  pending: 'checking',
} as const

const busyWords = (phase: string) => BUSY_WORDS[phase as keyof typeof BUSY_WORDS] ?? null

// One method is no choice; among several the visitor's own of a moment ago stands.
const rememberedMethod = (methods: readonly Method[]): Method | undefined =>
  methods.length === 1
    ? methods[0]
    : methods.find(({ gateway, method }) => `${gateway}:${method}` === kept('pay_method'))
