import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runToEnd } from './runners.ts'

// What a change can be asked before it is committed: form, types, the unit tests that import a changed file, and the
// tests that read the whole tree. `npm run verify -- <branch or commit>` says since when a file counts as changed.

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const bin = (name: string): string => join(project, 'node_modules/.bin', name)
const [since = 'main'] = process.argv.slice(2)

const git = async (...args: string[]): Promise<string[] | null> => {
  const { code, output } = await runToEnd({ project, command: ['git', ...args] })
  return code === 0 ? output.split('\n').filter(Boolean) : null
}

/** Code that differs from where this branch left `since`, committed or not. */
const changedCode = async (): Promise<string[]> => {
  const [base = 'HEAD'] = (await git('merge-base', since, 'HEAD')) ?? []
  const files = [
    ...((await git('diff', '--name-only', base)) ?? []),
    ...((await git('ls-files', '--others', '--exclude-standard')) ?? []),
  ]
  return files.filter(
    (file) =>
      /^(?:src|scripts|tests)\/.*\.(?:[mc]?[jt]sx?|json)$/.test(file) && existsSync(join(project, file)),
  )
}

const unit = ['--run', '--project', 'unit', '--passWithNoTests']
const changed = await changedCode()
const checks: [name: string, command: string[], way: string][] = [
  ['biome', [bin('biome'), 'check', '.'], 'Most of it is mended by: npm run format'],
  ['tsc', [bin('tsc'), '--noEmit', '-p', '.'], 'Each line above names a file and a place in it.'],
  [
    'architecture',
    [bin('vitest'), ...unit, 'tests/architecture'],
    'docs/ARCHITECTURE.md says what may import what.',
  ],
]
if (changed.length > 0)
  checks.push([
    'related',
    [bin('vitest'), 'related', ...unit, ...changed],
    'One file again and again: npm run test:watch -- <file>',
  ])

const failed = await Promise.all(
  checks.map(async ([name, command, way]) => {
    const began = Date.now()
    const { code, output } = await runToEnd({ project, command })
    const seconds = Math.round((Date.now() - began) / 1000)
    if (code !== 0) console.log(`\n[${name}]\n${output.slice(-6000)}\n${way}\n`)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} (${seconds} s)`)
    return code !== 0
  }),
)
process.exit(failed.includes(true) ? 1 : 0)
