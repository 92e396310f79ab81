import { describe, expect, it } from 'vitest'
import { CALL_IDS, rowOf } from '@/domain/api/calls'
import { misplacedCalls } from './call-nouns'
import { readSources } from './sources'

const HANDLER = `  'report.read': ({ deps, sitting }) => readReport(deps, sitting),`
const ROW = `  'report.read': {\n    method: 'GET',`

describe('the calls', () => {
  it('are each in the files of their noun', () => {
    const rooms = readSources().filter(
      ({ path }) => path.startsWith('cms/endpoints/') || path.startsWith('domain/api/calls/'),
    )
    expect(misplacedCalls(rooms)).toEqual([])
  })

  it.each([
    ['a handler', 'cms/endpoints/exam/order.ts', HANDLER],
    ['a row', 'domain/api/calls/order.ts', ROW],
  ])('a planted breach is found: %s in the file of another noun', (_, path, text) => {
    expect(misplacedCalls([{ path, text }])).toEqual([`report.read is in ${path}`])
    expect(misplacedCalls([{ path: path.replace('order', 'report'), text }])).toEqual([])
  })

  it.each(CALL_IDS)('%s names what it is about by a number, exactly if somebody owns that', (id) => {
    const { owner, params, body } = rowOf(id)
    const named = Object.keys({ ...params?.shape, ...body?.shape }).filter((name) =>
      ['orderNumber', 'examOrderNumber'].includes(name),
    )
    const asked = owner === 'order' ? ['orderNumber'] : [expect.any(String)]
    expect(named).toEqual(['sitting', 'sitter', 'order'].includes(owner) ? asked : [])
  })
})
