import { join } from 'node:path'
import { generatedFilesDiffer } from './generated.ts'
import { runToEnd } from './run-to-end.ts'
import type { Outcome } from './suites.ts'

type Check = { name: string; run: () => Promise<string | null> }

/** Static checks. Each gives null, or what is wrong and how to mend it. */
export const runChecks = async (project: string): Promise<Outcome> => {
  const bin = (name: string) => join(project, 'node_modules/.bin', name)
  const command = (name: string, args: string[], way: string): Check => ({
    name,
    run: async () => {
      const { code, output } = await runToEnd({ project, command: [bin(args[0] ?? name), ...args.slice(1)] })
      return code === 0 ? null : `${output.slice(-6000)}\n${way}`
    },
  })
  const checks: Check[] = [
    command('biome', ['biome', 'ci', '.'], 'Mend with: npm run format'),
    command('tsc', ['tsc', '--noEmit', '-p', '.'], 'The types do not hold.'),
    { name: 'generated', run: () => generatedFilesDiffer(project) },
  ]
  const outcomes = await Promise.all(
    checks.map(async (check) => ({
      check,
      problem: await check.run().catch((error: Error) => error.message),
    })),
  )
  for (const { check, problem } of outcomes) if (problem) console.log(`\n[${check.name}] ${problem}\n`)
  const failed = outcomes.filter(({ problem }) => problem !== null).length
  return { passed: outcomes.length - failed, failed }
}
