import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const project = fileURLToPath(new URL('../..', import.meta.url))

const sources = ['src', 'scripts/serve'].flatMap((room) =>
  readdirSync(join(project, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
)
const words = new Set(sources.flatMap((text) => text.match(/[\w-]+/g) ?? []))
const files = new Set(
  readdirSync(join(project, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
    path.split('/').at(-1),
  ),
)

/** Names in backticks of a column, table by table: of a word its third cell, of a name that will change its first. */
const namesIn = (glossary: string): string[] => {
  const [, changes = ''] = glossary.split('## Names that will change')
  const cells = (text: string, at: number) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| word') && !line.startsWith('| today'))
      .map((line) => line.split(' | ')[at] ?? '')
  return [...cells(glossary.slice(0, glossary.length - changes.length), 2), ...cells(changes, 0)].flatMap(
    (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
}

/** A path, a file's name, or identifiers with dots between them. */
const isThere = (name: string): boolean =>
  existsSync(join(project, 'src', name)) ||
  existsSync(join(project, name)) ||
  files.has(name) ||
  (!name.includes('/') && name.split('.').every((word) => words.has(word)))

const glossary = readFileSync(join(project, 'docs/glossary.md'), 'utf8')

describe('the glossary', () => {
  it('names what the code has', () => {
    const names = namesIn(glossary)
    expect(names.length).toBeGreaterThan(80)
    expect(names.filter((name) => !isThere(name))).toEqual([])
  })

  it('gives a word one meaning', () => {
    const entries = [...glossary.matchAll(/^\| ([^|`]+?) \| /gm)].map(([, word = '']) => word)
    const rest = entries.filter((word) => word !== 'word' && word !== 'today')
    expect(rest.filter((word, at) => rest.indexOf(word) !== at)).toEqual([])
  })
})

describe('a planted breach is found', () => {
  it.each([
    '| planted | a word | `plantedIdentifier` | |',
    '| planted | a word | `domain/planted.ts` | |',
    '| planted | a word | `orders`, `planted.field` | |',
    '## Names that will change\n\n| `plantedName` | does | `other` |',
  ])('%s', (row) => {
    expect(namesIn(row).filter((name) => !isThere(name))).toHaveLength(1)
  })
})
