import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string): string => readFileSync(path, 'utf8')

/** The variables that a schema of an environment names: the keys of its `z.object`, two spaces deep. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)

const lines = read('.env.example').split('\n')
/** `# NAME=value`: described, and not set by a copy of the file. */
const described = lines.flatMap((line) => /^# ([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? [])

const readIn = (path: string): string[] =>
  [...read(path).matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name)

const READ_BY = {
  'src/config/env.ts': namesIn(read('src/config/env.ts').split('export type Env')[0] ?? ''),
  'src/gateways/payments/sandbox/server/settings.ts': namesIn(
    read('src/gateways/payments/sandbox/server/settings.ts'),
  ),
  'scripts/serve/start.ts': readIn('scripts/serve/start.ts'),
  'scripts/backup/places.ts': readIn('scripts/backup/places.ts'),
}

describe('.env.example', () => {
  it.each(Object.entries(READ_BY))('describes every variable that %s reads', (_, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !described.includes(name))).toEqual([])
  })

  it('describes none that nobody reads, and each once', () => {
    const known = Object.values(READ_BY).flat()
    expect(described.filter((name) => !known.includes(name))).toEqual([])
    expect(described).toHaveLength(new Set(described).size)
  })

  it('sets nothing when it is copied as it is', () => {
    // An empty value in .env would stand before what npm start generates: PAYLOAD_SECRET= starts no production site.
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
  })
})

describe('the reading of a schema', () => {
  it('finds a variable that was added', () => {
    expect(namesIn('const schema = z.object({\n  PLANTED_ONE: z.string(),\n})')).toEqual(['PLANTED_ONE'])
    expect(described).not.toContain('PLANTED_ONE')
  })
})
