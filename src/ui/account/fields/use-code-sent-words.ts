'use client'

import { useTranslations } from 'next-intl'
import { CODE_DIGITS, CODE_MINUTES } from '@/domain/accounts/email-code'

/** What is said of a code that was mailed. The same for every address: whether it has an account is nobody else's business. */
export const useCodeSentWords = () => {
  const t = useTranslations('account.code')
  return (email: string) => ({
    title: t('sentTitle'),
    text: t('sent', { email, digits: CODE_DIGITS, minutes: CODE_MINUTES }),
  })
}
