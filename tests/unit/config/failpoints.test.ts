import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env'

describe('failpoints', () => {
  it('are refused by a site that is served over https', () => {
    const secrets = {
      PAYLOAD_SECRET: '4f9a0c61d2b84e7790b3c5a6d1e8f274',
      INTERNAL_TOKEN: '91c7e0b35ad2486fb7e41c09d8a6352f',
    }
    const site = { ...secrets, SITE_URL: 'https://example.com', FAILPOINTS_DIR: '/tmp/failpoints' }
    expect(() => parseEnv(site)).toThrow(/FAILPOINTS_DIR/)
    expect(() => parseEnv({ ...site, FAILPOINTS_DIR: '' })).not.toThrow()
  })

  it('are off unless they are asked for', () => {
    expect(parseEnv({}).FAILPOINTS_DIR).toBeUndefined()
  })
})
