'use client'

import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef } from 'react'
import type { CallData } from '@/domain/api/calls'
import { saleOf } from '@/domain/catalog/parts'
import { readInTab } from '@/ui/browser/tab-storage'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useLoadWords } from '@/ui/loading/use-load-words'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { Button } from '@/ui/primitives/button'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { WAYS } from '../order/order-subject'
import { usePayWords } from '../order/use-pay-words'
import { usePolicy } from '../order/use-policy'
import { OrderOwned } from '../outcome/order-owned'
import { useTodayWords } from '../plan/plan-words'
import { MethodChoice } from './method-choice'
import { OrderBox } from './order-box'
import styles from './payment-form.module.css'
import { BUSY_PHASES, BUTTON_PHASES, FORMLESS_PHASES } from './payment-machine'
import { PaymentStatus } from './payment-status'
import { type FormHandle, PROVIDER_FORMS } from './provider-form'
import { useMethods } from './use-methods'
import { type Method, type Payment, usePayment } from './use-payment'

type Props = { place: ScreenPlace; order: CallData<'pay.info'> }

export function PaymentForm({ place, order }: Props) {
  const t = useTranslations('pay')
  const handle = useRef<FormHandle>(null)
  const choice = useRef<HTMLDivElement>(null)
  const payment = usePayment(order.orderNumber)
  const { screen, opened, start, drop, onMessage, press } = payment
  const { phase } = screen
  const methods = useMethods({ place, order })
  const { data: policy, error: policyError } = usePolicy({ place, country: order.country })
  const payWords = useOrderPayWords(order, policy)
  const offered = methods.data
  useChosenBefore({ offered, start })
  useFollowPhase({ place, order, phase, handle })
  if (phase === 'owned') return <OrderOwned place={place} order={order} />

  const pay = () => {
    if (phase === 'ready' && !screen.formEnded) handle.current?.submit()
    press()
  }
  const chooseOther = () => {
    drop()
    choice.current?.scrollIntoView({ block: 'center' })
    choice.current?.querySelector('input')?.focus({ preventScroll: true })
  }
  const shown = opened && !FORMLESS_PHASES.includes(phase) ? opened : null
  const ownButton = shown !== null && PROVIDER_FORMS[shown.gateway].ownButton
  const form = shown && (
    <shown.Form
      key={shown.key}
      ref={handle}
      opened={shown}
      order={order}
      loading={phase === 'loading_form'}
      busy={BUSY_PHASES.includes(phase)}
      onMessage={onMessage}
    />
  )
  const words = busyWords(phase)
  // The button has the country's words from the start; ours are for when those cannot be had.
  const hasWords = policy !== undefined || policyError !== undefined
  const hasMethods = !methods.error && offered?.length !== 0
  const payable = hasWords && hasMethods && BUTTON_PHASES.includes(phase) && !screen.formEnded
  const other = (offered?.length ?? 0) > 1 ? chooseOther : null
  return (
    <>
      <h1 className={styles.heading}>{t('payment.title')}</h1>
      <div className={styles.columns} data-card-form="">
        <div className={styles.method}>
          <Methods methods={methods} payment={payment} choiceRef={choice} />
          {!ownButton && form}
        </div>
        <OrderBox place={place} order={order} note={policy?.note ?? null}>
          <PaymentStatus place={place} order={order} payment={payment} onOther={other} />
          {ownButton && words && <SpinnerWithWords>{t(`payment.${words}`)}</SpinnerWithWords>}
          {ownButton && !screen.formEnded && (
            <fieldset className={styles.own}>
              <legend className={styles.words}>{payWords}</legend>
              {form}
            </fieldset>
          )}
          {!ownButton && payable && (
            <Button size="large" wide onClick={pay} busy={words ? t(`payment.${words}`) : null}>
              {payWords}
            </Button>
          )}
        </OrderBox>
      </div>
    </>
  )
}

const useOrderPayWords = (
  { sku, quote }: Props['order'],
  policy: CallData<'payment.policy'> | undefined,
): string => {
  const today = useTodayWords()
  const isPlan = saleOf(sku.tier) === 'plan'
  return usePayWords({ policy, quote, ours: 'payment.pay', today: isPlan ? today : undefined })
}

type MethodsProps = {
  methods: ReturnType<typeof useMethods>
  payment: Payment
  choiceRef: RefObject<HTMLDivElement | null>
}

function Methods({ methods, payment: { screen, method, start }, choiceRef }: MethodsProps) {
  const t = useTranslations('pay')
  const loadWords = useLoadWords()
  if (methods.error) {
    return (
      <LoadFailed retry={t('retry')} onRetry={() => void methods.mutate()} problem={methods.error}>
        {loadWords(methods.error)}
      </LoadFailed>
    )
  }
  return (
    <div ref={choiceRef}>
      <MethodChoice
        methods={methods.data ?? null}
        value={method}
        missing={screen.notice?.kind === 'method_missing'}
        onChange={(chosen) => {
          if (!BUSY_PHASES.includes(screen.phase)) void start(chosen)
        }}
      />
    </div>
  )
}

type Chosen = { offered: readonly Method[] | undefined; start: Payment['start'] }

const useChosenBefore = ({ offered, start }: Chosen): void => {
  useEffect(() => {
    const known = offered && chosenBefore(offered)
    if (known) void start(known)
  }, [offered, start])
}

type Followed = Props & { phase: Payment['screen']['phase']; handle: RefObject<FormHandle | null> }

/**
 * To the screen that an outcome belongs on (success-screen.tsx and check-screen.tsx of ../outcome), and to the form in which
 * the bank asks.
 */
const useFollowPhase = ({ place, order: { orderNumber, sku }, phase, handle }: Followed): void => {
  const go = useGo(place)
  const { check } = WAYS[saleOf(sku.tier)]
  useEffect(() => {
    if (phase === 'paid') go('paySuccess', { query: { orderNumber }, replace: true })
    if (phase === 'pending') go(check, { query: { orderNumber } })
  }, [phase, orderNumber, check, go])
  // On a phone the button that was pressed is below the form in which the bank now asks.
  useEffect(() => {
    if (phase === 'challenge') handle.current?.reveal?.()
  }, [phase, handle])
}

const BUSY_WORDS = {
  initialising: 'initialising',
  submitting: 'inProgress',
  checking: 'checking',
  paid: 'checking',
  pending: 'checking',
} as const

const busyWords = (phase: string) => BUSY_WORDS[phase as keyof typeof BUSY_WORDS] ?? null

/**
 * What the visitor chose in this tab a moment ago. Our own test form needs no choice where it is the only method; a
 * provider's script never runs before one.
 */
const chosenBefore = (methods: readonly Method[]): Method | undefined => {
  const [first] = methods
  if (methods.length === 1 && first?.gateway === 'sandbox') return first
  return methods.find(({ gateway, method }) => `${gateway}:${method}` === readInTab('pay_method'))
}
