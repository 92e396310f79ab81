import { env } from '@/config/env'
import type { Locale } from '@/domain/locale/locales'
import { pathTo, withLocale } from '@/domain/routing/path-to'

/** The token stands in the fragment: it reaches no server log, no Referer, and no mail scanner's GET consumes it. */
export const reportLinkUrl = ({
  code,
  examId,
  locale,
  token,
}: {
  code: string
  examId: number
  locale: Locale
  token: string
}): string => `${env().SITE_URL}${withLocale(pathTo({ route: 'reportLink', code, examId }), locale)}#${token}`
