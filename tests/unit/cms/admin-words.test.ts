import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { say } from '@/cms/admin/words/say'

type Table = Record<string, Record<string, string>>
const folder = join(import.meta.dirname, '../../../src/cms/admin/words')
const read = (kind: string, name: string): Table =>
  JSON.parse(readFileSync(join(folder, kind, name), 'utf8')) as Table

const flat = (table: Table) =>
  Object.entries(table).flatMap(([section, words]) =>
    Object.entries(words).map(([key, text]) => [`${section}.${key}`, text] as const),
  )
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()

describe.each(['labels', 'messages'])('the %s of the admin', (kind) => {
  const english = new Map(flat(read(kind, 'EN.json')))

  it('are there in nine languages', () => {
    expect(readdirSync(join(folder, kind))).toHaveLength(9)
  })

  it.each(readdirSync(join(folder, kind)))('have the same keys and placeholders in %s', (name) => {
    const words = flat(read(kind, name))
    expect(words.map(([key]) => key)).toEqual([...english.keys()])
    for (const [key, text] of words) {
      expect(text.trim(), key).not.toBe('')
      expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''))
    }
  })
})

describe('say', () => {
  it('fills in placeholders in the language of the reader', () => {
    expect(say({ language: 'de' }, 'refusals.wholeFrom', { low: 1 })).toBe('Eine ganze Zahl ab 1.')
  })

  it('falls back to English for a language that the admin does not have', () => {
    expect(say({ language: 'fi' }, 'refusals.currencyOnce')).toBe('Each currency only once.')
  })
})
