import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from '../lib/build.ts'
import { sentenceOf } from '../lib/problem.ts'
import { runChecks } from './check.ts'
import { ensureChromium } from './chromium.ts'
import { type Outcome, playwright, vitest } from './runners.ts'
import { startTestSite } from './test-site.ts'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const only = process.argv.slice(2)
const wants = (suite: string): boolean => only.length === 0 || only.includes(suite)

const total: Outcome = { passed: 0, failed: 0 }

const suite = async (name: string, run: () => Promise<Outcome>): Promise<void> => {
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
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${passed} passed, ${failed} failed (${seconds} s)`,
  )
}

const main = async (): Promise<void> => {
  rmSync(join(project, 'test-results'), { recursive: true, force: true })
  mkdirSync(join(project, 'test-results'), { recursive: true })
  await suite('check', () => runChecks(project))
  await suite('unit', () => vitest({ project, name: 'unit' }))
  await suite('money', () => vitest({ project, name: 'money' }))
  if (wants('integration') || wants('e2e')) {
    const chromium = ensureChromium()
    await suite('build', async () => {
      await ensureBuild(project)
      return { passed: 1, failed: 0 }
    })
    await ensureBuild(project)
    const { site, stop } = await startTestSite(project)
    const env = { TEST_SITE: JSON.stringify(site), CHROMIUM: chromium }
    try {
      await suite('integration', () => vitest({ project, name: 'integration', env }))
      await suite('e2e', () => playwright({ project, env }))
    } finally {
      await stop()
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
