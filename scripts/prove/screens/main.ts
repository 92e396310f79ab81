import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES } from '../../../src/domain/locale/locales'
import { ensureBuild } from '../../lib/build'
import { ensureChromium } from '../../test/chromium'
import { runToEnd } from '../../test/run-to-end'
import { startTestSite } from '../../test/test-site'

// npm run prove screens [part of a file's name]: the end-to-end tests in every language and at every size.
const project = fileURLToPath(new URL('../../..', import.meta.url))
const [part] = process.argv.slice(2)

type Spec = { title: string; file: string; tests: { projectName: string; status: string }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }
type Report = { suites: Suite[] }

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const chromium = ensureChromium()
await ensureBuild(project)
const started = Date.now()
const { site, stop } = await startTestSite(project)
const report = join(project, 'test-results/screens.json')
const { output } = await runToEnd({
  project,
  env: {
    TEST_SITE: JSON.stringify(site),
    CHROMIUM: chromium,
    EVERY_SCREEN: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  },
  command: [
    join(project, 'node_modules/.bin/playwright'),
    'test',
    ...(part ? [part] : []),
    '--reporter=line,json',
  ],
}).finally(stop)

const runs = (JSON.parse(readFileSync(report, 'utf8')) as Report).suites
  .flatMap(specsOf)
  .flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({
      title,
      file,
      size: projectName,
      passed: status === 'expected',
    })),
  )
const failed = runs.filter(({ passed }) => !passed)
const minutes = Math.round((Date.now() - started) / 60_000)
const at = (size: string) => runs.filter((run) => run.size === size).length
const byFile = [...new Set(runs.map(({ file }) => file))].toSorted().map((file) => {
  const own = runs.filter((run) => run.file === file)
  return `| ${file} | ${own.filter(({ size }) => size === 'phone').length} | ${own.filter(({ size }) => size === 'desktop').length} | ${own.filter(({ passed }) => !passed).length} |`
})

if (failed.length > 0) console.log(output.slice(-20_000))
const text = `# Screens: every state, language and size

\`npm run prove screens\`, ${new Date().toISOString().slice(0, 10)}, ${minutes} minutes. All browser tests, deep ones too: each file at both sizes
(360 × 640 and 1280 × 800 pixels), the states of payment, order and receipt in all ${LOCALES.length} languages at 320 pixels, the whole way from landing
page to report in all ${LOCALES.length} languages. \`npm test\` shows each state in one of them (testing.md).

**${runs.length} runs, ${failed.length} failed**: ${at('phone')} on the phone, ${at('desktop')} at a desk.

| file | phone | desk | failed |
|---|---:|---:|---:|
${byFile.join('\n')}
${failed.map(({ title, file, size }) => `\n- failed: ${file} (${size}): ${title}`).join('')}`
console.log(`\n${text}`)
// A part is for looking; only the whole is a proof.
if (!part) writeFileSync(join(project, 'docs', 'proof-screens.md'), `${text.trim()}\n`)
process.exit(failed.length === 0 ? 0 : 1)
