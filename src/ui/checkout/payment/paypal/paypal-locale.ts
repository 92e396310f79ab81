import type { Locale } from '@/domain/locale/locales'

/** PayPal's name for each of our languages. */
export const PAYPAL_LOCALES: Record<Locale, string> = {
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
