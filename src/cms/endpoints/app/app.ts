import { randomUUID } from 'node:crypto'
import { env } from '@/config/env'
import { readCountry } from '@/content/countries'
import { readPaymentMethods } from '@/content/payment-methods'
import { listProtocols, readProtocol } from '@/content/protocols'
import { FALLBACK_CURRENCY } from '@/domain/catalog/sku'
import { LOCALE_FACTS, LOCALES, parseLocale } from '@/domain/locale/locales'
import { parseCurrency } from '@/domain/money/currencies'
import { POLICY_SETTINGS } from '@/domain/settings'
import { isTestMode } from '@/gateways/payments/payment-gateways'
import { keepConsent } from '@/services/consents/keep-consent'
import { createMessage } from '@/services/contact/create-message'
import { readPolicy } from '@/services/orders/read-policy'
import { usableMethods } from '@/services/payments/offered-methods'
import { HttpRefusal } from '@/services/refusal'
import { findPlace } from '@/services/sittings/find-place'
import { countryOf } from '@/services/visitors/country'
import { limitRate } from '@/services/visitors/limit-rate'
import { setCookie as cookie, cookieNames, readCookie } from '@/services/visitors/viewer'
import { defineEndpoint } from '../define-endpoint'

const view = defineEndpoint({
  call: 'app.view',
  handler: async ({ input: { query }, req }) => {
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
})

const logid = defineEndpoint({ call: 'app.logid', handler: async () => ({ logid: randomUUID() }) })

const languages = defineEndpoint({
  call: 'app.languages',
  handler: async ({ deps, input: { params } }) => {
    await findPlace(deps, params.examId)
    return LOCALES.map((code) => ({ code, tag: LOCALE_FACTS[code].tag, name: LOCALE_FACTS[code].name }))
  },
})

const consent = defineEndpoint({
  call: 'app.consent',
  limit: { max: 30, windowSeconds: 3600 },
  handler: async ({ deps, input: { body }, setCookie }) => {
    await keepConsent(deps, { kind: 'cookies', choice: body.choice, version: body.version, locale: body.hl })
    setCookie(cookie({ name: cookieNames().consent, value: body.choice, days: 180 }))
    return {}
  },
})

const contact = defineEndpoint({
  call: 'app.contact',
  limit: { max: 10, perIp: 20, windowSeconds: 3600 },
  handler: async ({ deps, input: { body } }) => {
    await limitRate(deps, {
      name: 'contact-address',
      subject: body.email.toLowerCase(),
      max: 5,
      windowSeconds: 86_400,
    })
    await createMessage(deps, body)
    return {}
  },
})

const protocols = defineEndpoint({
  call: 'protocol.list',
  handler: async ({ deps, input: { params } }) => {
    const { storefront } = await findPlace(deps, params.examId)
    const all = await listProtocols({ code: storefront.code ?? '', locale: params.hl })
    return all.map(({ id, linkCode, title, version }) => ({ id, linkCode, title, version }))
  },
})

const agreement = defineEndpoint({
  call: 'protocol.agreement',
  handler: async ({ deps, input: { params } }) => {
    const { storefront } = await findPlace(deps, params.examId)
    const all = await listProtocols({ code: storefront.code ?? '', locale: params.hl })
    const one = (code: string) => {
      const found = all.find(({ linkCode }) => linkCode === code)
      return found
        ? { id: found.id, linkCode: found.linkCode, title: found.title, version: found.version }
        : null
    }
    return { privacy: one('privacy'), agreement: one('terms') }
  },
})

const protocol = defineEndpoint({
  call: 'protocol.info',
  handler: async ({ input: { params, query } }) => {
    const found = await readProtocol({ id: params.id, locale: query.hl ?? 'EN' })
    if (!found) throw new HttpRefusal('notFound')
    return found
  },
})

const policy = defineEndpoint({
  call: 'payment.policy',
  handler: async ({ deps, input: { params } }) => {
    await findPlace(deps, params.examId)
    const found = await readPolicy(deps, { country: params.country, locale: params.hl })
    return {
      button: found?.button || null,
      note: found?.note || null,
      withdrawalDays: found?.withdrawalDays ?? POLICY_SETTINGS.withdrawalDays.default,
      minimumAge: found?.minimumAge ?? POLICY_SETTINGS.minimumAge.default,
      boxes: found?.boxes.map(({ kind, label }) => ({ kind, label })) ?? [],
    }
  },
})

/** Hundredths of any currency: no provider finds it too small. */
const NOT_SMALL = 1_000_000

const payments = defineEndpoint({
  call: 'payment.list',
  handler: async ({ deps, input: { params, query } }) => {
    const { storefront } = await findPlace(deps, params.examId)
    const { country } = params
    const offered = await readPaymentMethods({ storefrontId: storefront.id, country })
    const asked = query.currency ?? (await readCountry(country))?.currency
    const currency = parseCurrency(asked) ?? FALLBACK_CURRENCY
    const money = { amount: query.total ?? NOT_SMALL, currency }
    return usableMethods(deps, { offered, money }).map((method) => ({
      ...method,
      testMode: !deps.payments[method.gateway]?.livemode,
    }))
  },
})

export const appEndpoints = [
  view,
  logid,
  languages,
  consent,
  contact,
  protocols,
  agreement,
  protocol,
  policy,
  payments,
]
