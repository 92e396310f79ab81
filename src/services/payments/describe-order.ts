import { createTranslator } from 'next-intl'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { readMessages } from '@/i18n/messages'

/** What a provider's pages and statements call an order: its number, never a test or a result. */
export const describeOrder = async ({
  number,
  locale,
}: {
  number: string
  locale: Locale
}): Promise<string> => {
  const messages = await readMessages(locale)
  const t = createTranslator({ locale: tagOf(locale), messages, namespace: 'pay.payment' })
  return t('statement', { number })
}
