import type { Locale } from '@/domain/locale/locales'
import type { FieldError } from '../form/client/card-rules'
import type { PayOutcome } from '../intents/pay-intent'
import { cn } from './cn'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { hk } from './hk'
import { ja } from './ja'
import { kr } from './kr'
import { pt } from './pt'

/** `unavailable`: no answer came. It promises what an intent keeps: paying again never charges twice. */
type Refusal = Extract<PayOutcome, { status: 'failed' }>['code'] | 'unavailable'

export type CardMessages = {
  title: string
  testMode: string
  testHint: string
  number: string
  expiry: string
  expiryPlaceholder: string
  code: string
  codeHint: string
  firstName: string
  lastName: string
  email: string
  emailHint: string
  postal: string
  /** {amount} is a formatted price. */
  pay: string
  paying: string
  done: string
  challengeTitle: string
  challengeText: string
  approve: string
  refuse: string
  errors: Record<FieldError | 'incomplete_card', string>
  refusals: Record<Refusal, string>
}

export const cardMessages: Record<Locale, CardMessages> = {
  EN: en,
  CN: cn,
  FR: fr,
  ES: es,
  JA: ja,
  HK: hk,
  DE: de,
  PT: pt,
  KR: kr,
}
