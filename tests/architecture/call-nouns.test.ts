import { describe, expect, it } from 'vitest'
import { CALLS } from '@/domain/api/calls'
import { misplacedCalls } from './call-nouns'
import { readSources } from './sources'

const endpoint = (call: string) => `const one = defineEndpoint({\n  call: '${call}',\n  handler,\n})`

describe('the calls', () => {
  it('are each in the file of their noun', () => {
    const sources = readSources().filter(({ path }) => path.startsWith('cms/endpoints/'))
    expect(misplacedCalls({ calls: Object.keys(CALLS), sources })).toEqual([])
  })

  it.each([
    [
      'in the file of another noun',
      'cms/endpoints/exam/order.ts',
      endpoint('report.read'),
      'is in cms/endpoints/exam/order.ts',
    ],
    ['without an endpoint', 'cms/endpoints/exam/report.ts', '', 'has 0 endpoints'],
    [
      'with two',
      'cms/endpoints/exam/report.ts',
      `${endpoint('report.read')}\n${endpoint('report.read')}`,
      'has 2 endpoints',
    ],
  ])('a planted breach is found: one %s', (_, path, text, said) => {
    expect(misplacedCalls({ calls: ['report.read'], sources: [{ path, text }] })).toEqual([
      `report.read ${said}`,
    ])
  })
})
