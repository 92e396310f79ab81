import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const next = join(import.meta.dirname, '../../.next')

/** What survives minification of each part of the answer key's own machinery. */
const MARKS = {
  'the solver': /A matrix shows eight panels/,
  'the rules in their order':
    /["'`]progression["'`],\s*["'`]distribute-three["'`],\s*["'`]distribute-two["'`]/,
  'the readings of a rule': /["'`]composition["'`],\s*-1/,
  'the set rules': /["'`]and["'`],\s*\(\w+,\s*\w+\)\s*=>\s*\w+\s*&\s*\w+/,
  'what makes an item hard': /["'`]?distribute-two["'`]?:\s*1\.2\b/,
} as const

const textsBelow = (folder: string): { name: string; text: string }[] =>
  readdirSync(join(next, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|mjs|html|rsc|json|map)$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(next, folder, name), 'utf8') }))

const client = textsBelow('static')
const server = textsBelow('server/chunks')

describe.each(Object.entries(MARKS))('%s', (_, mark) => {
  it("works in the server's bundle", () => {
    expect(server.some(({ text }) => mark.test(text))).toBe(true)
  })

  it("stands in no script, and nothing else, that anybody's browser can fetch", () => {
    expect(client.filter(({ text }) => mark.test(text)).map(({ name }) => name)).toEqual([])
  })
})

it('all scripts of visitors and of the admin are read', () => {
  expect(client.length).toBeGreaterThan(50)
  expect(client.some(({ text }) => text.includes('LexicalEditor'))).toBe(true)
})
