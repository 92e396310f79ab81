'use client'

import { FUNDING, PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale/locales'
import { localeOfTag } from '@/domain/locale/locales'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import type { FormResult, ProviderFormProps } from '../provider-form'
import styles from './paypal-form.module.css'

const STYLE = { layout: 'vertical', label: 'pay', shape: 'rect', height: 48 } as const

/** PayPal's own button for one PayPal order. Its script is asked for here and nowhere else; our server captures. */
export function PaypalForm(props: ProviderFormProps) {
  const { opened, order } = props
  const locale = PAYPAL_LOCALES[localeOfTag(useLocale())]
  const [options] = useState(() => ({
    clientId: opened.publicKey ?? '',
    currency: order.quote.currency,
    intent: 'capture',
    components: 'buttons',
    locale,
  }))
  return (
    <PayPalScriptProvider options={options}>
      <Buttons {...props} />
    </PayPalScriptProvider>
  )
}

function Buttons({ opened, loading, busy, onMessage, ref }: ProviderFormProps) {
  const t = useTranslations('pay.payment')
  const [{ isRejected }] = usePayPalScriptReducer()
  const open = useRef(false)
  const tell = (status: FormResult) => {
    open.current = status === 'requires_action'
    onMessage({ type: 'result', status, code: null })
  }
  useEffect(() => {
    if (isRejected) onMessage({ type: 'lost' })
  }, [isRejected, onMessage])
  // The button to press is PayPal's.
  useImperativeHandle(ref, () => ({ submit: () => {} }), [])
  return (
    <div className={styles.form}>
      {loading && <SpinnerWithWords>{t('loadingForm')}</SpinnerWithWords>}
      <PayPalButtons
        fundingSource={FUNDING.PAYPAL}
        style={STYLE}
        disabled={busy}
        onInit={() => onMessage({ type: 'ready', state: 'form' })}
        createOrder={async () => {
          tell('requires_action')
          return opened.payCode
        }}
        onApprove={async () => tell('succeeded')}
        onCancel={() => tell('closed')}
        // Without an open window it is the button itself that broke, and then it is gone.
        onError={() => (open.current ? tell('unavailable') : onMessage({ type: 'lost' }))}
      >
        <Ineligible onShown={() => onMessage({ type: 'lost' })} />
      </PayPalButtons>
    </div>
  )
}

/** Stands where PayPal says that it cannot be used here. */
function Ineligible({ onShown }: { onShown: () => void }) {
  useEffect(onShown)
  return null
}

/** PayPal's name for each of our languages. */
const PAYPAL_LOCALES: Record<Locale, string> = {
  EN: 'en_US',
  CN: 'zh_CN',
  FR: 'fr_FR',
  ES: 'es_ES',
  JA: 'ja_JP',
  HK: 'zh_HK',
  DE: 'de_DE',
  PT: 'pt_PT',
  KR: 'ko_KR',
}
