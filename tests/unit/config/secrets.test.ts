import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env'
import { parseSettings } from '@/gateways/payments/sandbox/server/settings'

const OWN = '4f9a0c61d2b84e7790b3c5a6d1e8f274'
const OTHER = '91c7e0b35ad2486fb7e41c09d8a6352f'
const PRODUCTION = { NODE_ENV: 'production', PAYLOAD_SECRET: OWN, INTERNAL_TOKEN: OTHER }
const SANDBOX = {
  SANDBOX_DATA_DIR: '/tmp/sandbox',
  SANDBOX_SECRET_KEY: OWN,
  SANDBOX_WEBHOOK_SECRET: OTHER,
  SANDBOX_SITE_ORIGINS: 'http://localhost:3000',
}
const KNOWN = [
  'development-secret-of-a-build-only',
  'development-token-of-a-tool-only',
  'change-me-change-me-change-me',
  'and-me-as-well-change-me',
  'please change this secret now',
  '000000000000000000000000',
  // In other dress
  'CHANGE-ME-CHANGE-ME-CHANGE-ME',
  'change__me_change__me_change',
  'development-secret-of-a-build-only1',
  'x-change-me-too-change-me-too-x',
  'passwordpasswordpassword',
  'your-secret-here-your-secret',
  '123456123456123456123456',
  'whsec_sandbox_0123456789abcdef',
  'qwertzuiopqwertzuiopqwertzuiop',
]

describe('a secret that anybody may know', () => {
  const NAMES = [
    'PAYLOAD_SECRET',
    'INTERNAL_TOKEN',
    'MAIL_RETURNS_SECRET',
    'SANDBOX_SECRET_KEY',
    'SANDBOX_WEBHOOK_SECRET',
  ]
  it.each(NAMES.flatMap((name) => KNOWN.map((value) => [name, value])))(
    'is refused as %s: %s',
    (name = '', value = '') => {
      expect(() => parseEnv({ ...PRODUCTION, [name]: value })).toThrow(new RegExp(`${name} .*openssl rand`))
      expect(() => parseEnv({ [name]: value })).toThrow(name)
    },
  )

  it.each(['SANDBOX_SECRET_KEY', 'SANDBOX_WEBHOOK_SECRET'])('is refused by the sandbox as %s', (name) => {
    expect(() => parseSettings(SANDBOX)).not.toThrow()
    for (const value of KNOWN) expect(() => parseSettings({ ...SANDBOX, [name]: value })).toThrow(name)
  })
})

describe('a secret', () => {
  it.each([
    ` ${OWN}`,
    `${OWN}\n`,
    `${OWN}\r`,
    `${OWN}\t`,
    `\ufeff${OWN}`,
    `${OWN}\0`,
    `"${OWN}"`,
    `'${OWN}'`,
  ])('is refused with what an editor or a terminal put around it: %j', (value) => {
    expect(() => parseEnv({ ...PRODUCTION, PAYLOAD_SECRET: value })).toThrow(/PAYLOAD_SECRET .*space/)
  })

  it('serves for one thing only', () => {
    for (const [one, other] of [
      ['PAYLOAD_SECRET', 'INTERNAL_TOKEN'],
      ['INTERNAL_TOKEN', 'SANDBOX_SECRET_KEY'],
      ['SANDBOX_SECRET_KEY', 'SANDBOX_WEBHOOK_SECRET'],
    ])
      expect(() =>
        parseEnv({ ...PRODUCTION, INTERNAL_TOKEN: OTHER, [one ?? '']: OWN, [other ?? '']: OWN }),
      ).toThrow(/are the same/)
  })

  it('of a provider is refused as well when it was left to be changed', () => {
    expect(() => parseEnv({ ...PRODUCTION, STRIPE_WEBHOOK_SECRET: 'whsec_changeme_1' })).toThrow('openssl')
    expect(() => parseEnv({ ...PRODUCTION, PAYPAL_CLIENT_SECRET: 'change-me-change-me' })).toThrow('openssl')
  })
})

describe('a secret that is missing', () => {
  it.each(['PAYLOAD_SECRET', 'INTERNAL_TOKEN'])('keeps production from starting: %s', (name) => {
    expect(() => parseEnv(PRODUCTION)).not.toThrow()
    expect(() => parseEnv({ ...PRODUCTION, [name]: undefined })).toThrow(name)
    expect(() => parseEnv({ ...PRODUCTION, [name]: '' })).toThrow(name)
  })

  it('is stood in for where nothing is served', () => {
    expect(parseEnv({}).PAYLOAD_SECRET.length).toBeGreaterThan(23)
    expect(() => parseEnv({ SITE_URL: 'https://example.com' })).toThrow('PAYLOAD_SECRET')
  })
})

describe('the containers', () => {
  it('have no secret of their own to fall back on', () => {
    const compose = readFileSync('docker-compose.yml', 'utf8')
    const given = [...compose.matchAll(/\$\{(\w*(?:SECRET|TOKEN)\w*)(:.)([^}]*)\}/g)]
    expect(given.filter(([, , otherwise]) => otherwise === ':?').length).toBeGreaterThanOrEqual(6)
    // What is left out, as the keys of a provider that is not used, stays empty.
    expect(given.filter(([, , otherwise, text]) => otherwise !== ':?' && text !== '')).toEqual([])
  })
})
