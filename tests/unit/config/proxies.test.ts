import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env'

const SECRETS = {
  PAYLOAD_SECRET: '4f9a0c61d2b84e7790b3c5a6d1e8f274',
  INTERNAL_TOKEN: '91c7e0b35ad2486fb7e41c09d8a6352f',
}

describe('a proxy that nobody named', () => {
  it.each([
    ['https and nothing said', { SITE_URL: 'https://example.com' }, true],
    ['https and none trusted', { SITE_URL: 'https://example.com', TRUSTED_PROXIES: '0' }, true],
    ['https and one trusted', { SITE_URL: 'https://example.com', TRUSTED_PROXIES: '1' }, false],
    ['http', { SITE_URL: 'http://localhost:3000' }, false],
    ['nothing', {}, false],
  ])('%s', (_, given, unknown) => {
    expect(parseEnv({ ...SECRETS, ...given }).proxyUnknown).toBe(unknown)
  })
})
