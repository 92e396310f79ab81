import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LISTS, LONGER, longFunctions, MOST_FILES, MOST_FUNCTION_LINES, MOST_LINES, tooLarge } from './sizes'

const src = fileURLToPath(new URL('../../src', import.meta.url))

const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(src, path), text: readFileSync(path, 'utf8') }))

describe('what a reader takes in at once', () => {
  it('is no folder, file or function of src larger than', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(tooLarge(sources)).toEqual([])
  })

  it('leaves out only functions that are longer', () => {
    const ended = sources.filter((source) => source.path in LONGER && longFunctions(source).length === 0)
    expect(ended.map(({ path }) => path)).toEqual([])
    expect(Object.keys(LONGER).filter((path) => !sources.some((source) => source.path === path))).toEqual([])
  })

  it('leaves out only lists that are long', () => {
    for (const list of LISTS) {
      const files = sources.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === list)
      expect(files.length, list).toBeGreaterThan(MOST_FILES)
    }
  })
})

const statements = (count: number): string => 'do_it()\n'.repeat(count)

describe('a planted breach is found', () => {
  it('in a folder', () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `ui/sitting/a${at}.css`, text: '' }))
    expect(tooLarge(files(MOST_FILES))).toEqual([])
    expect(tooLarge(files(MOST_FILES + 1))).toEqual(['ui/sitting has 26 files, a folder has at most 25'])
  })

  it('in a file', () => {
    expect(tooLarge([{ path: 'domain/a.ts', text: statements(MOST_LINES) }])).toEqual([])
    expect(tooLarge([{ path: 'domain/a.ts', text: statements(MOST_LINES + 1) }])).toEqual([
      'domain/a.ts has 251 lines, a file has at most 250',
    ])
    expect(tooLarge([{ path: 'payload-types.ts', text: statements(MOST_LINES + 1) }])).toEqual([])
  })

  it.each([
    ['const long = () => {', '}'],
    ['function long() {', '}'],
    ['const holder = {\nlong() {', '} }'],
    ['export const outer = { long: async function () {', '} }'],
    ['const short = () => 1\nconst long = () => (', ')'],
  ])('in %j', (head, tail) => {
    const text = (lines: number) =>
      tail === ')'
        ? `${head}\n${'1 +\n'.repeat(lines - 3)}1\n${tail}\n`
        : `${head}\n${statements(lines - 2)}${tail}\n`
    expect(tooLarge([{ path: 'domain/a.ts', text: text(MOST_FUNCTION_LINES) }])).toEqual([])
    expect(tooLarge([{ path: 'domain/a.ts', text: text(MOST_FUNCTION_LINES + 1) }])).toEqual([
      'domain/a.ts has a function of 71 lines (long), the most is 70',
    ])
  })
})
