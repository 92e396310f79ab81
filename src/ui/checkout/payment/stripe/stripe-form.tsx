'use client'

import {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
} from '@stripe/react-stripe-js/checkout'
import type { StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale/locales'
import { localeOfTag } from '@/domain/locale/locales'
import { Notice } from '@/ui/primitives/notice'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import { pageColours, shownTokens } from '../page-colours'
import type { ProviderFormProps } from '../provider-form'
import { confirmOutcome } from './confirm-outcome'
import { stripeAppearance } from './stripe-appearance'
import styles from './stripe-form.module.css'
import { stripeWallets, walletMissing } from './stripe-wallets'

/** Stripe's fields for one Checkout Session. Its script is asked for here and nowhere else. */
export function StripeForm(props: ProviderFormProps) {
  const t = useTranslations('pay.payment')
  const { payCode, publicKey } = props.opened
  const locale = STRIPE_LOCALES[localeOfTag(useLocale())]
  const [stripe] = useState(() => loadStripe(publicKey ?? '', { locale }))
  const [options] = useState(() => ({
    clientSecret: payCode,
    elementsOptions: { appearance: stripeAppearance(pageColours(shownTokens())), loader: 'never' as const },
  }))
  return (
    <div className={styles.form}>
      {props.loading && <SpinnerWithWords>{t('loadingForm')}</SpinnerWithWords>}
      <CheckoutElementsProvider stripe={stripe} options={options}>
        <Fields {...props} />
      </CheckoutElementsProvider>
    </div>
  )
}

function Fields({ opened, onMessage, ref }: ProviderFormProps) {
  const t = useTranslations('pay.payment')
  const session = useCheckoutElements()
  const complete = useRef(false)
  const [mounted, setMounted] = useState(false)
  const [noWallet, setNoWallet] = useState(false)
  const [options] = useState(() => stripeWallets(opened.method))
  const lost = session.type === 'error'
  // Fields that stand there before the session is known cannot be sent yet.
  const ready = mounted && session.type === 'success'
  useEffect(() => {
    if (lost) onMessage({ type: 'lost' })
  }, [lost, onMessage])
  useEffect(() => {
    if (ready) onMessage({ type: 'ready', state: 'form' })
  }, [ready, onMessage])

  // A wallet opens only within the press itself: nothing is awaited before.
  const submit = async () => {
    if (session.type !== 'success') return
    const { checkout } = session
    try {
      // Where a bank sends the buyer back to, and their address, the server has given the session.
      const result = await checkout.confirm({ redirect: 'if_required' })
      onMessage(confirmOutcome({ result, complete: complete.current }))
    } catch {
      onMessage({ type: 'result', status: 'unavailable', code: null })
    }
  }
  useImperativeHandle(ref, () => ({ submit: () => void submit() }))

  return (
    <>
      {noWallet && (
        <Notice>
          {t('walletMissing', {
            method: t(opened.method === 'apple_pay' ? 'method.apple_pay' : 'method.google_pay'),
          })}
        </Notice>
      )}
      <PaymentElement
        options={options}
        onReady={() => setMounted(true)}
        onAvailablePaymentMethodsChange={({ paymentMethods }) =>
          setNoWallet(walletMissing({ method: opened.method, reported: paymentMethods }))
        }
        onChange={(event) => {
          complete.current = event.complete
        }}
        onLoadError={() => onMessage({ type: 'lost' })}
      />
    </>
  )
}

/** Stripe's name for each of our languages. */
const STRIPE_LOCALES: Record<Locale, StripeElementLocale> = {
  EN: 'en',
  CN: 'zh',
  FR: 'fr',
  ES: 'es',
  JA: 'ja',
  HK: 'zh-HK',
  DE: 'de',
  PT: 'pt',
  KR: 'ko',
}
