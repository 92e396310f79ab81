import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { mutate } from './tests/money/museum/mutate.ts'

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `*.deep.test.ts` is not for every run: `npm run test:deep` (docs/testing.md). */
const DEEP = ['**/*.deep.test.ts']

/** Ends what hangs; no test is measured by it. A busy machine takes three times as long as a quiet one. */
const WITHIN = 240_000

const ON_RECORDS = {
  globalSetup: ['tests/money/lab/global-setup.ts'],
  setupFiles: ['tests/money/lab/setup.ts'],
  testTimeout: WITHIN,
  hookTimeout: WITHIN,
  // Each file has a database of its own, and waits for it half of the time. The files of a process load the product once.
  maxWorkers: 2,
  isolate: false,
}

/** One file at a time on each (tests/support/site.ts). */
const SITES: unknown[] = JSON.parse(process.env.TEST_SITES ?? '[null]')

/** What a slow machine can cause is tried once more and listed as flaky; books out of order (books-in-order.ts) never are chance. */
const ONCE_MORE = { count: 1, condition: /^(?!.*invariant_violations)/s }

/** `npm test` reads the report (scripts/test/suites.ts); who looks at the output sees what passed only on the second try. */
const REPORT: NonNullable<ViteUserConfig['test']>['reporters'] = process.env.TEST_REPORT
  ? [
      'minimal',
      ['json', { outputFile: process.env.TEST_REPORT }],
      {
        onTestCaseResult: (test) => {
          if (test.diagnostic()?.flaky) console.log(`\nflaky: ${test.fullName} (${test.module.moduleId})`)
        },
      },
    ]
  : ['default']

const ON_A_SITE = {
  retry: ONCE_MORE,
  setupFiles: ['tests/integration/support/books-in-order.ts'],
  testTimeout: WITHIN,
  hookTimeout: WITHIN,
  maxWorkers: SITES.length,
}

export default defineConfig({
  resolve: { alias: { '@payload-config': root('./payload.config.ts'), '@': root('./src') } },
  plugins: mutate(process.env.MUTANT),
  test: {
    // A spoiled module must not be kept for a run that wants the healthy one, nor the other way.
    fsModuleCache: !process.env.MUTANT,
    reporters: REPORT,
    expect: { poll: { timeout: 30_000 } },
    // Not `performance`: who sends a first request while that is faked makes every later request of the process throw
    // "markResourceTiming is not a function", because Node keeps what it found there.
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: DEEP,
          setupFiles: ['tests/unit/fixed-seed.ts'],
          testTimeout: WITHIN,
          hookTimeout: WITHIN,
          // Its files change nothing that another one reads, and loading the modules anew for each takes as long as the tests.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-deep',
          include: ['tests/unit/**/*.deep.test.ts'],
          setupFiles: ['tests/unit/fixed-seed.ts'],
          testTimeout: WITHIN,
        },
      },
      {
        extends: true,
        test: { name: 'money', include: ['tests/money/**/*.test.ts'], exclude: DEEP, ...ON_RECORDS },
      },
      {
        extends: true,
        test: { name: 'money-deep', include: ['tests/money/**/*.deep.test.ts'], ...ON_RECORDS },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: DEEP,
          ...ON_A_SITE,
        },
      },
      {
        extends: true,
        test: { name: 'integration-deep', include: ['tests/integration/**/*.deep.test.ts'], ...ON_A_SITE },
      },
    ],
  },
})
