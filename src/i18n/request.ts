import { locale as localeSegment } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { isLocale, localeOfTag, tagOf } from '@/domain/locale/locales'
import { readMessages } from './messages'

/** Language of the page (its first path segment), or of an explicit `getTranslations({ locale: tag })` where no page is. */
export default getRequestConfig(async ({ locale: tag }) => {
  const segment = tag === undefined ? await localeSegment() : undefined
  const locale = isLocale(segment) ? segment : localeOfTag(tag ?? '')
  return { locale: tagOf(locale), messages: await readMessages(locale), timeZone: 'UTC' }
})
