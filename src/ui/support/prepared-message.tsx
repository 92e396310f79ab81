'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

/** What an address may ask for in `about`: nothing of the address itself is ever written into the message. */
export const MONEY_BACK = 'moneyBack'

type Props = {
  /** The form's field of the message, once it is there. */
  field: () => HTMLTextAreaElement | null
}

/** Writes the message that a link asked for, where nothing was written yet. It can be changed like any other. */
export function PreparedMessage({ field }: Props) {
  const t = useTranslations('support')
  const isAsked = useSearchParams().get('about') === MONEY_BACK
  useEffect(() => {
    const message = field()
    if (isAsked && message?.value === '') message.value = t('moneyBack')
  }, [isAsked, field, t])
  return null
}
