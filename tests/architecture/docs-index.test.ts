import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { entriesOf, indexProblems } from './docs-index'

const docs = fileURLToPath(new URL('../../docs', import.meta.url))
const index = readFileSync(join(docs, 'README.md'), 'utf8')
const files = readdirSync(docs, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(docs, join(entry.parentPath, entry.name)))

/** Folders that are written on a branch of their own: as long as one is not there, its entry may wait for it. */
const WAITED_FOR = ['decisions', 'facts'].filter((folder) => !existsSync(join(docs, folder)))

describe('docs/README.md', () => {
  it('names every document, and none that is not there', () => {
    expect(files.length).toBeGreaterThan(30)
    const problems = indexProblems({ index, files })
    expect(
      problems.filter((problem) => !WAITED_FOR.some((folder) => problem.startsWith(`${folder}/`))),
    ).toEqual([])
  })

  it('is followed by the index of each folder that has one', () => {
    for (const house of files.filter((file) => file.endsWith('/README.md'))) {
      const folder = house.slice(0, -'README.md'.length)
      const own = files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
      const problems = indexProblems({ index: readFileSync(join(docs, house), 'utf8'), files: own })
      expect(problems.filter((problem) => problem.endsWith('is not in the index'))).toEqual([])
    }
  })
})

describe('every document', () => {
  it('links to files that are there', () => {
    const lost = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        entriesOf(readFileSync(join(docs, file), 'utf8'))
          .filter((target) => !existsSync(join(docs, file, '..', target)))
          .filter((target) => !WAITED_FOR.some((folder) => target.startsWith(`${folder}/`)))
          .map((target) => `${file} links to ${target}`),
      )
    expect(lost).toEqual([])
  })
})

describe('a planted breach is found', () => {
  const there = ['README.md', 'a.md', 'b.json', 'rooms/README.md', 'rooms/1.md', 'loose/x.md']
  const whole =
    '[a](a.md) [b](b.json) [rooms](rooms/README.md#one) [x](loose/x.md) [up](../LICENSE) [web](https://example.com)'

  it.each([
    ['a document without an entry', whole, [...there, 'planted.md'], 'planted.md is not in the index'],
    [
      'an entry without a document',
      `${whole} [gone](gone.md)`,
      there,
      'gone.md is in the index and is not there',
    ],
    ['a folder without an index', whole, [...there, 'loose/y.md'], 'loose/y.md is not in the index'],
    [
      'a folder whose index is not named',
      whole,
      [...there, 'more/README.md'],
      'more/README.md is not in the index',
    ],
    ['an entry that stands twice', `${whole} [a](a.md)`, there, 'a.md is in the index twice'],
  ])('%s', (_, text, found, problem) => {
    expect(indexProblems({ index: text, files: found })).toEqual([problem])
  })

  it('and a whole index is none', () => {
    expect(indexProblems({ index: whole, files: there })).toEqual([])
  })
})
