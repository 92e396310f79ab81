import { ensureBuild } from '../lib/build.ts'
import { runChecks } from './check.ts'
import type { openSites } from './open-sites.ts'
import { type Outcome, playwright, vitest } from './runners.ts'

/** What a suite is run with. `results`: where its reports go. */
export type Ground = {
  project: string
  results: string
  open: ReturnType<typeof openSites>['open']
}

export type Suite = {
  name: string
  /** Seconds on two cores that have nothing else to do (docs/testing.md). Printed beside what it took; nothing fails by it. */
  budget: number
  /** `npm test`, or `npm run test:deep`. */
  in: readonly ('usual' | 'deep')[]
  /** Runs at the same time as the suite before it. */
  beside?: true
  run: (ground: Ground) => Promise<Outcome>
}

export const SUITES: readonly Suite[] = [
  { name: 'check', budget: 60, in: ['usual'], run: ({ project }) => runChecks(project) },
  {
    name: 'unit',
    budget: 150,
    in: ['usual'],
    // The checks wait for one generator after the other, on one core.
    beside: true,
    run: (ground) => vitest({ ...ground, name: 'unit' }),
  },
  { name: 'money', budget: 145, in: ['usual'], run: (ground) => vitest({ ...ground, name: 'money' }) },
  {
    name: 'build',
    budget: 70,
    in: ['usual', 'deep'],
    run: async ({ project }) => {
      await ensureBuild(project)
      return { passed: 1, failed: 0, flaky: [] }
    },
  },
  { name: 'integration', budget: 230, in: ['usual'], run: (ground) => integration(ground) },
  {
    name: 'e2e',
    budget: 450,
    in: ['usual'],
    run: async (ground) => playwright({ ...ground, name: 'e2e', env: (await ground.open('first')).env }),
  },
  {
    name: 'money-deep',
    budget: 180,
    in: ['deep'],
    run: (ground) => vitest({ ...ground, name: 'money-deep' }),
  },
  {
    name: 'integration-deep',
    budget: 600,
    in: ['deep'],
    run: (ground) =>
      onItsOwn(ground, (env) => vitest({ ...ground, name: 'integration-deep', env, again: true })),
  },
  {
    name: 'e2e-deep',
    budget: 300,
    in: ['deep'],
    run: (ground) =>
      onItsOwn(ground, (env) => playwright({ ...ground, name: 'e2e-deep', env: { ...env, TEST_DEEP: '1' } })),
  },
]

/** Its files wait for answers most of the time: two at once, each on a site of its own. */
const integration = async (ground: Ground): Promise<Outcome> => {
  const [first, second] = await Promise.all([ground.open('first'), ground.open('second')])
  const env = { ...first.env, TEST_SITES: `[${first.env.TEST_SITE},${second.env.TEST_SITE}]` }
  return vitest({ ...ground, name: 'integration', env, again: true }).finally(second.stop)
}

/** On a site that nobody else sees: what kills it, or fills it with hostile words, is nobody else's affair. */
const onItsOwn = async (
  { open }: Ground,
  run: (env: Record<string, string>) => Promise<Outcome>,
): Promise<Outcome> => {
  const { env, stop } = await open('its own')
  return run(env).finally(stop)
}

/** The suites of a run: those that are named, or all of its kind. Null when a name is none. */
export const suitesOf = ({ names, deep }: { names: readonly string[]; deep: boolean }): Suite[] | null => {
  if (names.some((name) => !SUITES.some((suite) => suite.name === name))) return null
  const kind = deep ? 'deep' : 'usual'
  return SUITES.filter((suite) => (names.length > 0 ? names.includes(suite.name) : suite.in.includes(kind)))
}

/** One after the other, but what runs beside the one before it. */
export const turnsOf = (suites: readonly Suite[]): Suite[][] => {
  const turns: Suite[][] = []
  for (const suite of suites) {
    const last = turns.at(-1)
    if (suite.beside && last) last.push(suite)
    else turns.push([suite])
  }
  return turns
}
