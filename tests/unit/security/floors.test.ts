import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brokenFloors, type Floors, type Lockfile } from './floors'

const json = <T>(path: string) =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as T
const floors = json<Floors>('tests/security-floors.json')
const lockfile = json<Lockfile>('package-lock.json')

/** The lockfile with some copies changed (`null`: taken out). */
const withCopies = (changes: Record<string, string | null>): Lockfile => {
  const packages = { ...lockfile.packages }
  for (const [path, version] of Object.entries(changes)) {
    if (version === null) delete packages[path]
    else packages[path] = { version }
  }
  return { packages }
}

describe('the lockfile', () => {
  it('resolves nothing below its security floor', () => {
    expect(brokenFloors({ lockfile, floors })).toEqual([])
  })

  it('is the one that is installed', () => {
    const installed = ['payload', 'next', 'react', 'sharp', 'zod'].map((name) => [
      name,
      json<{ version: string }>(`node_modules/${name}/package.json`).version,
    ])
    const locked = installed.map(([name]) => [name, lockfile.packages[`node_modules/${name}`]?.version])
    expect(installed).toEqual(locked)
  })
})

describe('a planted version is found', () => {
  it.each([
    ['node_modules/next', '16.4.2', 'node_modules/next is 16.4.2, at least 16.4.3 is needed'],
    ['node_modules/next', '16.4.3-canary.9', 'at least 16.4.3 is needed'],
    ['node_modules/next', '15.99.99', 'at least 16.4.3 is needed'],
    ['node_modules/@payloadcms/graphql', '3.90.1', '3.90.1, but payload is'],
    ['node_modules/@payloadcms/ui', '3.89.9', 'at least 3.90.0 is needed'],
    ['node_modules/@payloadcms/plugin-stripe', '3.91.0', '3.91.0, but payload is'],
    ['node_modules/ajv/node_modules/fast-uri', '3.1.8', 'ajv/node_modules/fast-uri is 3.1.8'],
    ['node_modules/a/node_modules/zod', '3.25.76', 'a/node_modules/zod is 3.25.76'],
    ['node_modules/react-dom', '19.3.2', '19.3.2, but react is'],
    ['node_modules/node', '22.23.0', 'at least 24.0.0 is needed'],
    ['node_modules/sharp', null, 'sharp is not in the lockfile'],
  ])('%s %s', (path, version, finding) => {
    const found = brokenFloors({ lockfile: withCopies({ [path]: version }), floors })
    expect(
      found.some((sentence) => sentence.includes(finding)),
      found.join('\n'),
    ).toBe(true)
  })

  it('but a newer one is not', () => {
    const lockfile = withCopies({ 'node_modules/next': '17.0.0', 'node_modules/zod': '4.10.0' })
    expect(brokenFloors({ lockfile, floors })).toEqual([])
  })
})
