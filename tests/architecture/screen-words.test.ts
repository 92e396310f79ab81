import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { wordsIn } from './screen-words'

const src = fileURLToPath(new URL('../../src', import.meta.url))

const screens = ['ui', 'app/(site)'].flatMap((folder) =>
  readdirSync(join(src, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(src, path), text: readFileSync(path, 'utf8') })),
)

describe('what a visitor reads', () => {
  it('is said by the messages of nine languages, never by the code of a screen', () => {
    expect(screens.length).toBeGreaterThan(100)
    expect(screens.flatMap((screen) => wordsIn(screen).map((words) => `${screen.path}: ${words}`))).toEqual(
      [],
    )
  })

  it.each([
    ['<th scope="col">IQ</th>', 'IQ'],
    ['<p>{"Your score"}</p>', 'Your score'],
    ['<img alt="A walker" />', 'A walker'],
    ['<button aria-label="Close" />', 'Close'],
  ])('a word in the code is found: %s', (code, words) => {
    expect(wordsIn({ text: `export const A = () => ${code}` })).toEqual([words])
  })
})
