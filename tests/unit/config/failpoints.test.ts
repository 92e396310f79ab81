import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env'

describe('failpoints', () => {
  it('are refused by a site that is served over https', () => {
    const site = { SITE_URL: 'https://example.com', FAILPOINTS_DIR: '/tmp/failpoints' }
    expect(() => parseEnv(site)).toThrow(/FAILPOINTS_DIR/)
    expect(() => parseEnv({ ...site, FAILPOINTS_DIR: '' })).not.toThrow()
  })

  it('are off unless they are asked for', () => {
    expect(parseEnv({}).FAILPOINTS_DIR).toBeUndefined()
  })
})
