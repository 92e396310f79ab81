import type { StripeElementLocale } from '@stripe/stripe-js'
import type { Locale } from '@/domain/locale/locales'

/** Stripe's name for each of our languages. */
export const STRIPE_LOCALES: Record<Locale, StripeElementLocale> = {
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
