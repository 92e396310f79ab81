import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedFilesDiffer, touchesGenerated } from './generated.ts'
import { runToEnd } from './run-to-end.ts'

// What a change can be asked before it is committed: form, types, the unit tests that import a changed file, the tests
// that read the whole tree, and whether generated files and the migration are up to date where a collection, a call or a
// route was touched. `npm run verify -- <branch or commit>` says since when a file counts as changed.

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const bin = (name: string): string => join(project, 'node_modules/.bin', name)
const [since = 'main'] = process.argv.slice(2)

const git = async (...args: string[]): Promise<string[] | null> => {
  const { code, output } = await runToEnd({ project, command: ['git', ...args] })
  return code === 0 ? output.split('\n').filter(Boolean) : null
}

/** What differs from where this branch left `since`, committed or not; also what is gone. */
const changedFiles = async (): Promise<string[]> => {
  const [base = 'HEAD'] = (await git('merge-base', since, 'HEAD')) ?? []
  return [
    ...((await git('diff', '--name-only', base)) ?? []),
    ...((await git('ls-files', '--others', '--exclude-standard')) ?? []),
  ]
}

/** Gives null, or what is wrong and how to mend it. */
type Check = { name: string; run: () => Promise<string | null> }

const command = (name: string, [tool = '', ...args]: string[], way: string): Check => ({
  name,
  run: async () => {
    const { code, output } = await runToEnd({ project, command: [bin(tool), ...args] })
    return code === 0 ? null : `${output.slice(-6000)}\n${way}`
  },
})

const UNIT = ['--run', '--project', 'unit', '--passWithNoTests']
const changed = await changedFiles()
const code = changed.filter(
  (file) =>
    /^(?:src|scripts|tests)\/.*\.(?:[mc]?[jt]sx?|json)$/.test(file) && existsSync(join(project, file)),
)
const checks: Check[] = [
  command('biome', ['biome', 'check', '.'], 'Most of it is mended by: npm run format'),
  command('tsc', ['tsc', '--noEmit', '-p', '.'], 'Each line above names a file and a place in it.'),
  command(
    'architecture',
    ['vitest', ...UNIT, 'tests/architecture'],
    'docs/ARCHITECTURE.md says what may import what.',
  ),
]
if (code.length > 0)
  checks.push(
    command(
      'related',
      ['vitest', 'related', ...UNIT, ...code],
      'One file again and again: npm run test:watch -- <file>',
    ),
  )
if (touchesGenerated(changed)) checks.push({ name: 'generated', run: () => generatedFilesDiffer(project) })

const failed = await Promise.all(
  checks.map(async ({ name, run }) => {
    const began = Date.now()
    const problem = await run().catch((error: Error) => error.message)
    const seconds = Math.round((Date.now() - began) / 1000)
    if (problem !== null) console.log(`\n[${name}]\n${problem}\n`)
    console.log(`${problem === null ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} (${seconds} s)`)
    return problem !== null
  }),
)
process.exit(failed.includes(true) ? 1 : 0)
