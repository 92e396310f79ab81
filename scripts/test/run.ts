import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from '../lib/build.ts'
import { sentenceOf } from '../lib/problem.ts'
import { runChecks } from './check.ts'
import { ensureChromium } from './chromium.ts'
import { type Outcome, playwright, vitest } from './runners.ts'
import { seedOf } from './seed.ts'
import { startTestSite } from './test-site.ts'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const only = process.argv.slice(2)
const wants = (suite: string): boolean => only.length === 0 || only.includes(suite)

const seed = seedOf(project)
const total: Outcome = { passed: 0, failed: 0 }

/** Seconds on two cores that have nothing else to do (docs/testing.md). Printed beside what it took; nothing fails by it. */
const BUDGET = { check: 45, unit: 110, money: 230, build: 75, integration: 420, storms: 420, e2e: 480 }

const suite = async (name: keyof typeof BUDGET, run: () => Promise<Outcome>): Promise<void> => {
  if (!wants(name)) return
  const started = Date.now()
  const { passed, failed } = await run().catch((error) => {
    console.log(`\n${sentenceOf(error)}\n`)
    return { passed: 0, failed: 1 }
  })
  total.passed += passed
  total.failed += failed
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${passed} passed, ${failed} failed (${seconds} s of ${BUDGET[name]})`,
  )
}

const main = async (): Promise<void> => {
  rmSync(join(project, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(project, 'test-results'), { recursive: true })
  await suite('check', () => runChecks(project))
  await suite('unit', () => vitest({ project, name: 'unit' }))
  await suite('money', () => vitest({ project, name: 'money' }))
  if (wants('integration') || wants('storms') || wants('e2e')) {
    const chromium = ensureChromium()
    await suite('build', async () => {
      await ensureBuild(project)
      return { passed: 1, failed: 0 }
    })
    await ensureBuild(project)
    const startSite = async () => {
      const { site, stop } = await startTestSite(project)
      return { env: { TEST_SITE: JSON.stringify(site), CHROMIUM: chromium }, stop }
    }
    const [calm, stormy] = await Promise.all([
      startSite(),
      wants('storms') ? startSite() : { env: {}, stop: async () => {} },
    ])
    try {
      // Storms wait for what they have struck: beside them another site answers calls.
      await Promise.all([
        suite('integration', () => vitest({ project, name: 'integration', env: calm.env })),
        suite('storms', () => vitest({ project, name: 'storms', env: stormy.env })).finally(stormy.stop),
      ])
      if (wants('e2e')) console.log(`What e2e shows follows from SEED=${seed}`)
      await suite('e2e', () => playwright({ project, env: { ...calm.env, TEST_SEED: seed } }))
    } finally {
      await calm.stop()
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

main().catch((error) => {
  console.error(`\n${sentenceOf(error)}\n`)
  console.log(`\n${total.passed} passed, ${total.failed + 1} failed`)
  process.exit(1)
})
