import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/test/chromium'
import { deal, EVERYTHING } from './tests/e2e/deal'

const url = process.env.TEST_SITE
  ? (JSON.parse(process.env.TEST_SITE) as { url: string }).url
  : 'http://localhost:3000'

const chromium = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS }

const PHONE = { name: 'phone', use: { viewport: { width: 360, height: 640 }, hasTouch: true } }
const DESKTOP = { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }

/** `npm run test:deep`: what is too long for every run, `*.deep.e2e.ts`. */
const DEEP = process.env.TEST_DEEP === '1'

// Each file at one size, in the proof and in a deep run at both. What is the same at any width is for the phone (@once);
// the admin is for a desk (@desk).
const files = readdirSync(new URL('tests/e2e', import.meta.url))
  .filter((name) => name.endsWith('.e2e.ts') && !name.endsWith('.deep.e2e.ts'))
  .toSorted()
const dealtTo = (size: string): string[] =>
  files.filter((_, turn) => deal(['phone', 'desktop'], turn)[0] === size).map((name) => `**/${name}`)
const [onPhone, atDesk] = [dealtTo('phone'), dealtTo('desktop')]

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: DEEP ? '**/*.deep.e2e.ts' : '**/*.e2e.ts',
  globalTeardown: './tests/e2e/books-in-order.ts',
  outputDir: DEEP ? 'test-results/deep/e2e' : 'test-results/e2e',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What passes only then is listed as flaky (scripts/test/run.ts). A proof counts the first try.
  retries: EVERYTHING ? 0 : 1,
  use: {
    baseURL: url,
    actionTimeout: 20_000,
    launchOptions: chromium,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects:
    EVERYTHING || DEEP
      ? [
          { ...PHONE, grepInvert: /@desk/ },
          { ...DESKTOP, grepInvert: /@once/ },
        ]
      : [
          { ...PHONE, testMatch: onPhone, grepInvert: /@desk/ },
          { ...PHONE, testMatch: atDesk, grep: /@once/ },
          { ...DESKTOP, testMatch: atDesk, grepInvert: /@once/ },
          { ...DESKTOP, testMatch: onPhone, grep: /@desk/ },
        ],
})
