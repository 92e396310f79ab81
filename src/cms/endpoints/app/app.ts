import { randomUUID } from 'node:crypto'
import { env } from '@/config/env'
import { readCountry } from '@/content/countries'
import { LOCALE_FACTS, LOCALES, parseLocale } from '@/domain/locale/locales'
import { mailboxOf } from '@/domain/mailbox'
import { isTestMode } from '@/gateways/payments/payment-gateways'
import { keepConsent } from '@/services/consents/keep-consent'
import { createMessage } from '@/services/contact/create-message'
import { findOrder } from '@/services/orders/find-order'
import { findPlace } from '@/services/sittings/find-place'
import { countryOf } from '@/services/visitors/country'
import { limitRate } from '@/services/visitors/limit-rate'
import { setCookie as cookie, cookieNames, readCookie } from '@/services/visitors/viewer'
import { defineEndpoints } from '../define-endpoints'

export const appEndpoints = defineEndpoints({
  'app.view': async ({ input: { query }, req }) => {
    const hl = parseLocale(query.hl) ?? 'EN'
    const country = countryOf({ headers: req.headers, locale: hl })
    const facts = await readCountry(country)
    const consent = readCookie(req.headers, cookieNames().consent)
    return {
      country,
      continentCode: facts?.continent ?? '',
      currency: facts?.currency ?? 'USD',
      hl,
      consent: consent === 'accepted' || consent === 'refused' ? consent : null,
      testMode: isTestMode(),
      buildId: env().BUILD_ID ?? 'development',
    }
  },

  'app.logid': async () => ({ logid: randomUUID() }),

  'app.languages': async ({ deps, input: { params } }) => {
    await findPlace(deps, params.examId)
    return LOCALES.map((code) => ({ code, tag: LOCALE_FACTS[code].tag, name: LOCALE_FACTS[code].name }))
  },

  'app.consent': async ({ deps, input: { body }, setCookie }) => {
    await keepConsent(deps, { kind: 'cookies', choice: body.choice, version: body.version, locale: body.hl })
    setCookie(cookie({ name: cookieNames().consent, value: body.choice, days: 180 }))
    return {}
  },

  'app.contact': async ({ deps, input: { body }, viewer }) => {
    const found = body.order ? await findOrder(deps, { number: body.order, viewer }) : null
    await limitRate(deps, {
      name: 'contact-address',
      // Nobody elsewhere keeps its owner from writing to us.
      subject: `${mailboxOf(body.email)}|${viewer.network}`,
      max: 5,
      windowSeconds: 86_400,
    })
    const { storefront } = await findPlace(deps, body.appExamId)
    await createMessage(deps, { ...body, storefront, order: found?.order.id ?? null, viewer })
    return {}
  },
})
