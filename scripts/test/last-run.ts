import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, sumOf } from './runners.ts'

export type Ran = Outcome & { name: string; seconds: number }
/** The commit, and whether something else than it was tested; null of a copy without its history. */
export type Tree = { commit: string; dirty: boolean } | null

export const treeOf = (project: string): Tree => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: project, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  try {
    return { commit: git('rev-parse', 'HEAD'), dirty: git('status', '--porcelain') !== '' }
  } catch {
    return null
  }
}

/** What a run found, for whoever asks later which commit passed. Dirty is also what was edited while it ran. */
export const lastRun = ({
  command,
  began,
  ended,
  suites,
  seconds,
}: {
  command: string
  began: Tree
  ended: Tree
  suites: readonly Ran[]
  seconds: number
}) => {
  const { passed, failed, flaky } = sumOf(suites)
  return {
    command,
    commit: began?.commit ?? null,
    dirty: began === null || began.dirty || ended?.dirty !== false || ended.commit !== began.commit,
    verdict: failed === 0 && passed > 0 ? 'green' : 'red',
    passed,
    failed,
    seconds,
    suites,
    flaky,
  }
}

export const writeLastRun = (results: string, run: ReturnType<typeof lastRun>): void =>
  writeFileSync(join(results, 'last.json'), `${JSON.stringify(run, null, 2)}\n`)
