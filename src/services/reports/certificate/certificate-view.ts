import { createTranslator } from 'next-intl'
import type { CallData } from '@/domain/api/calls'
import type { CertificateClaims } from '@/domain/api/certificate-claims'
import { printedNumber } from '@/domain/certificate/certificate-number'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { keptByLocale, readMessages } from '@/i18n/messages'

export type CertificateTold = NonNullable<CallData<'certificate.check'>['told']>

export const certificateWords = keptByLocale(async (locale) => {
  const tag = tagOf(locale)
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    t: createTranslator({
      locale: tag,
      messages: await readMessages(locale),
      namespace: 'certificate.told',
    }),
    day: (at: string | Date) => day.format(new Date(at)),
  }
})

/** Everything that a certificate states, in finished sentences: its sheet, its public page and the call say this. */
export const certificateView = async ({
  claims,
  kid,
  locale,
}: {
  claims: CertificateClaims
  kid: string
  locale: Locale
}): Promise<CertificateTold> => {
  const { t, day } = await certificateWords(locale)
  const { iq, low, high } = claims.score
  return {
    title: t('title'),
    name: claims.name ?? null,
    statement: t(claims.name ? 'statementNamed' : 'statement'),
    headline: high === null ? t('atLeast', { iq }) : t('score', { iq }),
    interval: high === null ? t('intervalAbove', { low }) : t('interval', { low, high }),
    rows: [
      { name: t('completed'), said: day(`${claims.completed}T12:00:00Z`) },
      { name: t('norm'), said: t('versions', { norm: claims.norm, scoring: claims.scoring }) },
      { name: t('number'), said: printedNumber(claims.jti) },
      { name: t('issued'), said: day(new Date(claims.iat * 1000)) },
      { name: t('signature'), said: t('signed', { kid }) },
    ],
    note: t('note'),
  }
}
