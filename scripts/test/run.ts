import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem, sentenceOf } from '../lib/problem.ts'
import { openSites } from './open-sites.ts'
import type { Outcome } from './runners.ts'
import { SUITES, type Suite, suitesOf, turnsOf } from './suites.ts'

// npm test [suite ...]; npm run test:deep (docs/testing.md).

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const given = process.argv.slice(2)
const deep = given.includes('--deep')
const suites = suitesOf({ names: given.filter((name) => name !== '--deep'), deep })

/** A deep run leaves the reports of the usual one alone, and the other way. */
const results = join(project, 'test-results', deep ? 'deep' : '')
const total: Outcome = { passed: 0, failed: 0 }
const sites = openSites(project)

const runSuite = async ({ name, budget, run }: Suite): Promise<void> => {
  const started = Date.now()
  const { passed, failed } = await run({ project, results, open: sites.open }).catch((error) => {
    console.log(`\n${sentenceOf(error)}\n`)
    return { passed: 0, failed: 1 }
  })
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${passed} passed, ${failed} failed (${seconds} s of ${budget})`,
  )
}

const main = async (): Promise<void> => {
  if (!suites) throw new Problem(`The suites are ${SUITES.map(({ name }) => name).join(', ')}.`)
  mkdirSync(results, { recursive: true })
  for (const name of readdirSync(results))
    if (deep || name !== 'deep') rmSync(join(results, name), { recursive: true, force: true })
  const began = Date.now()
  try {
    for (const turn of turnsOf(suites)) await Promise.all(turn.map(runSuite))
  } finally {
    await sites.stopAll()
  }
  const seconds = Math.round((Date.now() - began) / 1000)
  console.log(`\n${total.passed} passed, ${total.failed} failed (${seconds} s)`)
  process.exit(total.failed === 0 ? 0 : 1)
}

main().catch((error) => {
  console.error(`\n${sentenceOf(error)}\n`)
  console.log(`\n${total.passed} passed, ${total.failed + 1} failed`)
  process.exit(1)
})
