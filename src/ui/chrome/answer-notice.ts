import type { Locale } from '@/domain/locale/locales'
import { callEarly } from '../api/call-early'
import { type ConsentChoice, storeConsent } from './consent'

type Answer = {
  choice: ConsentChoice
  version: string
  locale: Locale
  /** The notice asks for scripts of others as well. */
  foreign: boolean
}

export const answerNotice = ({ choice, version, locale, foreign }: Answer): void => {
  storeConsent(choice, version)
  // Their cookies stand on every page, and most pages have none of the code in ui/foreign.
  if (foreign && choice === 'refused')
    import('../foreign/forget-cookies').then(
      ({ forgetForeignCookies }) => forgetForeignCookies(),
      () => {},
    )
  // The record is for our books; the browser already keeps the choice.
  callEarly('app.consent', { body: { choice, hl: locale, version } }, { keepalive: true }).catch(() => {})
}
