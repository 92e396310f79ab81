import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { LoadResult } from '../../bench/lib/load'
import type { LoadPlan } from '../../bench/lib/plan'

const PROGRAM = fileURLToPath(new URL('../../bench/programs/load.ts', import.meta.url))

/** Drives a server with the generator of `npm run bench`, a process of its own. */
export const load = (plan: LoadPlan): Promise<LoadResult> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0
        ? done(JSON.parse(text) as LoadResult)
        : fail(new Error(`The generator ended with ${code}.`)),
    )
    child.stdin.end(JSON.stringify(plan))
  })
