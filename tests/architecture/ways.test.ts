import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSources } from './sources'
import { unnamedFiles, waysOf } from './ways'

const sources = new Map(readSources().map((source) => [`src/${source.path}`, source]))

describe('the three ways of docs/ways.md', () => {
  const ways = waysOf(readFileSync('docs/ways.md', 'utf8'))

  it('are three', () => {
    expect(ways.map(({ title }) => title)).toEqual([
      'A tap to its score',
      'A card to an open report',
      'A price to the page',
    ])
  })

  it.each(ways)('$title: every file is there, once, and the text counts them', ({ said, files }) => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(new Set(files).size).toBe(files.length)
    expect(said).toBe(files.length)
  })

  it.each(ways)('$title: an earlier file names each, by an import, in words or by a call', ({ files }) => {
    expect(unnamedFiles(files.map((file) => sources.get(file) ?? { path: file, text: '' }))).toEqual([])
  })

  it('would miss a file that has gone', () => {
    const [way] = waysOf('## A way\n\n2 files\n\n1. `package.json`: here\n2. `src/gone.ts`: not here\n')
    expect(way?.files.filter((file) => !existsSync(file))).toEqual(['src/gone.ts'])
  })
})

describe('a file of a way', () => {
  const unnamedAfter = (text: string, path: string): string[] =>
    unnamedFiles([
      { path: 'ui/a/first.tsx', text },
      { path: 'ui/a/between.ts', text: "import './first'" },
      { path, text: '' },
    ]).filter((unnamed) => unnamed === path)

  it.each([
    ["import { next } from './next'", 'ui/a/next.ts'],
    ["const next = import('@/ui/b/next')", 'ui/b/next.tsx'],
    ["import { endpoints } from '@/cms/endpoints'", 'cms/endpoints/index.ts'],
    ['/** Goes on in ui/b/next.tsx. */', 'ui/b/next.tsx'],
    ['// next.tsx of its folder', 'ui/b/next.tsx'],
    ['/** app/(site)/home/page.tsx */', 'app/(site)/home/page.tsx'],
    ["call('report.read', {})", 'cms/endpoints/exam/report.ts'],
  ])('is named by %s', (text, path) => {
    expect(unnamedAfter(text, path)).toEqual([])
  })

  it.each([
    ['nothing', '', 'ui/b/next.ts'],
    ['another file of a longer name', '/** its-next.ts, next.test.ts */', 'ui/b/next.ts'],
    ['a word', '/** The next one. */', 'ui/b/next.ts'],
    ['a page of another folder', '/** app/(site)/home/page.tsx */', 'app/(site)/landing/page.tsx'],
    ['a call of another noun', "call('order.report', {})", 'cms/endpoints/exam/report.ts'],
    ['a call, when it is no endpoint', "call('report.read', {})", 'ui/b/report.ts'],
  ])('is missed when all that stands before it is %s', (_, text, path) => {
    expect(unnamedAfter(text, path)).toEqual([path])
  })

  it('is missed when only a later one, or itself, names it', () => {
    const named = { path: 'ui/a/second.ts', text: '// second.ts' }
    const later = { path: 'ui/a/third.ts', text: "import './second'\n// third.ts" }
    expect(unnamedFiles([{ path: 'ui/a/first.ts', text: '' }, named, later])).toEqual([
      named.path,
      later.path,
    ])
  })
})
