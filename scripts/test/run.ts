import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem, sentenceOf } from '../lib/problem.ts'
import { lastRun, type Ran, treeOf, writeLastRun } from './last-run.ts'
import { openSites } from './open-sites.ts'
import { SUITES, type Suite, suitesOf, turnsOf } from './suites.ts'

// npm test [suite ...]; npm run test:deep (docs/testing.md).

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const given = process.argv.slice(2)
const deep = given.includes('--deep')
const names = given.filter((name) => name !== '--deep')

/** A deep run leaves the reports of the usual one alone, and the other way. */
const results = join(project, 'test-results', deep ? 'deep' : '')
const sites = openSites(project)
const clock = (): (() => number) => {
  const began = Date.now()
  return () => Math.round((Date.now() - began) / 1000)
}

const runSuite = async ({ name, budget, run }: Suite): Promise<Ran> => {
  const taken = clock()
  const outcome = await run({ project, results, open: sites.open }).catch((error) => {
    console.log(`\n${sentenceOf(error)}\n`)
    return { passed: 0, failed: 1, flaky: [] }
  })
  const ran = { name, seconds: taken(), ...outcome }
  const { passed, failed, flaky, seconds } = ran
  const counted = `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${counted} (${seconds} s of ${budget})`,
  )
  return ran
}

const main = async (): Promise<void> => {
  const suites = suitesOf({ names, deep })
  if (!suites) throw new Problem(`The suites are ${SUITES.map(({ name }) => name).join(', ')}.`)
  mkdirSync(results, { recursive: true })
  for (const name of readdirSync(results))
    if (deep || name !== 'deep') rmSync(join(results, name), { recursive: true, force: true })
  const [taken, began, ran] = [clock(), treeOf(project), [] as Ran[]]
  try {
    for (const turn of turnsOf(suites)) ran.push(...(await Promise.all(turn.map(runSuite))))
  } finally {
    await sites.stopAll()
  }
  const command = ['npm', ...(deep ? ['run', 'test:deep'] : ['test']), ...names].join(' ')
  const run = lastRun({ command, began, ended: treeOf(project), suites: ran, seconds: taken() })
  writeLastRun(results, run)
  if (run.flaky.length > 0)
    console.log(`\nPassed only on the second try:\n${run.flaky.map((title) => `- ${title}`).join('\n')}`)
  console.log(`\n${run.passed} passed, ${run.failed} failed (${run.seconds} s)`)
  process.exit(run.verdict === 'green' ? 0 : 1)
}

main().catch((error) => {
  console.error(`\n${sentenceOf(error)}\n`)
  process.exit(1)
})
