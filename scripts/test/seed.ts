import { execFileSync } from 'node:child_process'

/** Which languages and sizes this run shows: the commit's, or what SEED repeats. */
export const seedOf = (project: string): string => {
  if (process.env.SEED) return process.env.SEED
  try {
    const head = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return head.toString().trim()
  } catch {
    // A copy without its history.
    return 'plumbline'
  }
}
