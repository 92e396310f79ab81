import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The numbered files of each way in docs/ways.md, under its heading. */
const waysOf = (text: string): { title: string; said: number; files: string[] }[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      said: Number(/(\d+) files/.exec(section)?.[1]),
      files: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file ?? ''),
    }))

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

  it('would miss a file that has gone', () => {
    const [way] = waysOf('## A way\n\n2 files\n\n1. `package.json`: here\n2. `src/gone.ts`: not here\n')
    expect(way?.files.filter((file) => !existsSync(file))).toEqual(['src/gone.ts'])
  })
})
