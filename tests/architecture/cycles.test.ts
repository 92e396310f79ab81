import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Source } from './arrows'
import { circles } from './cycles'
import { readSources } from './sources'

const config: Source = {
  path: '../payload.config.ts',
  text: readFileSync(fileURLToPath(new URL('../../payload.config.ts', import.meta.url)), 'utf8'),
}

describe('the files of src and payload.config', () => {
  it('import nothing by value that imports them', () => {
    expect(circles([...readSources(), config])).toEqual([])
  })
})

const file = (path: string, text: string): Source => ({ path, text })

describe('a circle', () => {
  const a = file('content/a.ts', "import { b } from './b'")
  const b = (text: string) => file('content/b.ts', text)

  it.each([
    ['of two files', [a, b("import { a } from '@/content/a'")], ['content/a', 'content/b']],
    ['of a file with itself', [file('ui/a.tsx', "import { a } from './a'")], ['ui/a']],
    [
      'through an index',
      [a, b("import { c } from '@/cms'"), file('cms/index.ts', "export { a } from '@/content/a'")],
      ['cms/index', 'content/a', 'content/b'],
    ],
    [
      'through payload.config',
      [
        file('content/a.ts', "import config from '@payload-config'"),
        file('../payload.config.ts', "import { a } from '@/content/a'"),
      ],
      ['../payload.config', 'content/a'],
    ],
    ['over a value beside a type', [a, b("import { type A, a } from './a'")], ['content/a', 'content/b']],
  ])('%s is found', (_, sources, group) => {
    expect(circles(sources)).toEqual([group])
  })

  it.each([
    ['of types', [a, b("import type { A } from './a'")]],
    ['that waits', [a, b("export const c = () => import('./a')")]],
    [
      'that is none, only a diamond',
      [
        a,
        b("import { d } from './d'"),
        file('content/c.ts', "import { d } from './d'"),
        file('content/d.ts', ''),
      ],
    ],
  ])('%s is not refused', (_, sources) => {
    expect(circles(sources)).toEqual([])
  })
})
