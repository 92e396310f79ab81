import { describe, expect, it } from 'vitest'
import { whyOff } from '@/cms/admin/gateways/why-off'
import { ADMIN_LANGUAGES } from '@/cms/admin/words/languages'
import { parseEnv } from '@/config/env'
import type { PaymentGatewayId } from '@/gateways/payments/gateway'
import { gatewaySwitches } from '@/gateways/payments/payment-gateways'

const SANDBOX = {
  SANDBOX_API_URL: 'http://127.0.0.1:3001',
  SANDBOX_SECRET_KEY: 'sandbox-secret-4f9a0c61d2b84e77',
  SANDBOX_WEBHOOK_SECRET: 'sandbox-webhook-91c7e0b35ad2486f',
}
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_topsecret1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_published1',
  STRIPE_WEBHOOK_SECRET: 'whsec_topsecret1',
}
const STRIPE_LIVE = {
  ...STRIPE,
  STRIPE_SECRET_KEY: 'sk_live_topsecret1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_published1',
}
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'client-0123456789',
  PAYPAL_CLIENT_SECRET: 'topsecret-90b3c5a6d1',
  PAYPAL_WEBHOOK_ID: 'WH-0123456789',
}
const EVERY_KEY = { ...SANDBOX, ...STRIPE, ...PAYPAL }
const PUBLIC = {
  SITE_URL: 'https://plumbline.example',
  PAYLOAD_SECRET: 'payload-secret-b7e41c09d8a6352f',
  INTERNAL_TOKEN: 'internal-token-d1e8f2744f9a0c61',
}
const FORBIDDEN = 'the sandbox is not allowed on a public https site'

type Given = Record<string, string | undefined>

/** What the admin reads of each gateway. */
const said = (given: Given, language = 'en'): Record<PaymentGatewayId, string> => {
  const words = gatewaySwitches(parseEnv(given)).map((one) => [
    one.id,
    one.on ? 'on' : whyOff({ one, i18n: { language } }),
  ])
  return Object.fromEntries(words)
}

const NOTHING = {
  sandbox: 'not set: SANDBOX_API_URL, SANDBOX_SECRET_KEY, SANDBOX_WEBHOOK_SECRET',
  stripe: 'not set: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET',
  paypal: 'not set: PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID',
}

describe('which gateways are on', () => {
  it.each<[name: string, given: Given, expected: Record<PaymentGatewayId, string>]>([
    ['without any key', {}, NOTHING],
    ['with every key', EVERY_KEY, { sandbox: 'on', stripe: 'on', paypal: 'on' }],
    ['with the keys of Stripe alone', STRIPE, { ...NOTHING, stripe: 'on' }],
    [
      'with live keys of Stripe',
      { ...STRIPE_LIVE, ...PUBLIC },
      { ...NOTHING, sandbox: FORBIDDEN, stripe: 'on' },
    ],
    [
      'with a key that is empty',
      { ...STRIPE, STRIPE_WEBHOOK_SECRET: '' },
      { ...NOTHING, stripe: 'not set: STRIPE_WEBHOOK_SECRET' },
    ],
    [
      'with a part of PayPal’s',
      { ...PAYPAL, PAYPAL_CLIENT_SECRET: undefined, PAYPAL_WEBHOOK_ID: undefined },
      { ...NOTHING, paypal: 'not set: PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID' },
    ],
    ['with PayPal live', { ...PAYPAL, PAYPAL_MODE: 'live' }, { ...NOTHING, paypal: 'on' }],
    [
      'with every key on a public site',
      { ...EVERY_KEY, ...PUBLIC },
      { sandbox: FORBIDDEN, stripe: 'on', paypal: 'on' },
    ],
    [
      'with every key on this machine by https',
      { ...EVERY_KEY, ...PUBLIC, SITE_URL: 'https://shop.localhost' },
      { sandbox: 'on', stripe: 'on', paypal: 'on' },
    ],
  ])('%s', (_, given, expected) => {
    expect(said(given)).toEqual(expected)
  })

  it('is nothing that keys of two modes are asked about: the site does not start with them', () => {
    const { STRIPE_PUBLISHABLE_KEY } = STRIPE
    expect(() => said({ ...STRIPE_LIVE, STRIPE_PUBLISHABLE_KEY })).toThrow(/different modes/)
  })
})

describe('why a gateway is off', () => {
  const part = { ...EVERY_KEY, ...PUBLIC, STRIPE_WEBHOOK_SECRET: undefined, PAYPAL_WEBHOOK_ID: undefined }

  it.each([
    [
      'de',
      'nicht gesetzt: STRIPE_WEBHOOK_SECRET',
      'die Sandbox ist auf einer öffentlichen https-Website nicht erlaubt',
    ],
    ['fr', 'non défini : STRIPE_WEBHOOK_SECRET', 'le bac à sable est interdit sur un site public en https'],
    ['ja', '未設定：STRIPE_WEBHOOK_SECRET', '公開のhttpsサイトではサンドボックスを使えません'],
  ])('is said in %s', (language, stripe, sandbox) => {
    expect(said(part, language)).toMatchObject({ stripe, sandbox })
  })

  it.each(Object.keys(ADMIN_LANGUAGES))(
    'names in %s what is missing, and none of the values that are set',
    (language) => {
      const { stripe, paypal, sandbox } = said(part, language)
      expect(stripe).toContain('STRIPE_WEBHOOK_SECRET')
      expect(paypal).toContain('PAYPAL_WEBHOOK_ID')
      const words = [stripe, paypal, sandbox].join()
      expect(Object.values(EVERY_KEY).filter((value) => words.includes(value))).toEqual([])
      expect(words).not.toContain('{{')
    },
  )
})
