'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/ui/primitives/notice'
import { RadioCards } from '@/ui/primitives/radio-cards'
import { SpinnerWithWords } from '@/ui/primitives/spinner-with-words'
import type { Method } from './use-payment'

type Props = {
  /** null: on their way. */
  methods: readonly Method[] | null
  value: Method | null
  missing: boolean
  onChange: (method: Method) => void
}

const KNOWN = ['card', 'paypal', 'apple_pay', 'google_pay'] as const

/** The payment methods that are available here and now; no others are shown. */
export function MethodChoice({ methods, value, missing, onChange }: Props) {
  const t = useTranslations('pay.payment')
  if (!methods) return <SpinnerWithWords>{t('methodLoading')}</SpinnerWithWords>
  if (methods.length === 0) return <Notice tone="danger">{t('noMethods')}</Notice>
  const nameOf = (method: string) => {
    const known = KNOWN.find((name) => name === method)
    return known ? t(`method.${known}`) : method
  }
  return (
    <RadioCards
      legend={t('methods')}
      name="method"
      columns
      error={missing ? t('methodMissing') : undefined}
      value={value && keyOf(value)}
      onChange={(key) => {
        const chosen = methods.find((method) => keyOf(method) === key)
        if (chosen) onChange(chosen)
      }}
      options={methods.map((method) => ({
        value: keyOf(method),
        title: nameOf(method.method),
        text: method.method === 'card' ? t('formHint') : undefined,
      }))}
    />
  )
}

const keyOf = ({ gateway, method }: Method): string => `${gateway}:${method}`
