import { describe, expect, it } from 'vitest'
import { windowsOf } from '@/cms/endpoints/enforce-limit'
import { rowOf } from '@/domain/api/calls'

const network = '192.0.2.1'
const startOf = (visitorHash: string | null) => {
  const { limit } = rowOf('sitting.start')
  return limit && windowsOf({ viewer: { network, visitorHash }, limit })
}

describe('a test that is started counts', () => {
  it('with a cookie for the browser, and for a network in which a school fits', () => {
    expect(startOf('a'.repeat(64))).toEqual([
      { subject: 'ip:192.0.2.1', max: 2_000 },
      { subject: 'a'.repeat(64), max: 30 },
    ])
  })

  it('without one apart, where scripts are many', () => {
    expect(startOf(null)).toEqual([{ subject: 'new:192.0.2.1', max: 200 }])
  })
})

describe('a call that does not tell them apart counts', () => {
  it('both for the network', () => {
    const limit = { max: 20, windowSeconds: 60 }
    const network = '192.0.2.1'
    expect(windowsOf({ viewer: { network, visitorHash: null }, limit })).toEqual([
      { subject: 'ip:192.0.2.1', max: 100 },
    ])
  })
})
