import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../scripts/test/runners'

const project = process.cwd()
const run = (program: string) => runToEnd({ project, command: [process.execPath, '-e', program] })

describe('a program that is run to its end', () => {
  it('is known by all that it printed, however late', async () => {
    // More than a pipe holds, so that its end is still on its way when the program is gone.
    const program = `process.stdout.write('x'.repeat(300_000) + 'last words', () => process.exit(3))`
    const runs = await Promise.all(Array.from({ length: 8 }, () => run(program)))
    for (const { code, output } of runs) {
      expect(code).toBe(3)
      expect(output.slice(-10)).toBe('last words')
    }
  })

  it('is known by its code, although what it left behind still holds its output', async () => {
    const left = `setTimeout(() => {}, 4_000)`
    const program = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(left)}], { stdio: 'inherit', detached: true }).unref(); process.exit(0)`
    expect((await run(program)).code).toBe(0)
  })
})
