import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CALL_IDS, rowOf } from '@/domain/api/calls'
import { productTables, withTables } from '../../scripts/generate/tables'

const project = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(project, path), 'utf8')
const text = read('docs/product.md')
const tables = productTables(read)

describe('the tables of docs/product.md', () => {
  it('are what the code says today (npm run generate writes them)', () => {
    expect(withTables({ text, tables })).toBe(text)
  })

  it('name a purpose for every call', () => {
    expect(CALL_IDS.filter((id) => rowOf(id).purpose.length < 10)).toEqual([])
    expect(tables.calls?.split('\n')).toHaveLength(CALL_IDS.length + 2)
    expect(tables.results).not.toMatch(/\| {2}\|/)
  })

  it('do not quote references to papers that are not in the repository', () => {
    const quoted = Object.entries(tables).filter(([, rows]) =>
      /DECISIONS|MEASUREMENT|COMMERCE|specification/.test(rows),
    )
    expect(quoted).toEqual([])
  })
})

describe('a planted breach is found', () => {
  it.each([
    [
      'a route that changed its path',
      '`/retrieve_report/{code}-{examId}`',
      '`/fetch_report/{code}-{examId}`',
    ],
    ['a call that is gone', '| `pay.mail` |', '| `pay.post` |'],
    ['a result code of before', '| 10101 |', '| 10102 |'],
    [
      'a transition that the machine does not make',
      '| withheld by a dispute | `disputed` |',
      '| withheld by a dispute | `paid` |',
    ],
  ])('%s', (_, is, was) => {
    expect(text).toContain(is)
    const stale = text.replace(is, was)
    expect(withTables({ text: stale, tables })).not.toBe(stale)
  })

  it('a marker without a table, and a table without a marker', () => {
    const place = '<!-- table: planted -->\n<!-- end of table -->'
    expect(() => withTables({ text: `${text}\n${place}`, tables })).toThrow('no table named planted')
    expect(() => withTables({ text, tables: { ...tables, planted: '' } })).toThrow('no place for: planted')
  })
})
