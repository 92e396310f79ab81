import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/test/chromium'
import { DEEP, EVERYTHING } from './tests/e2e/runs'

const url = process.env.TEST_SITE
  ? (JSON.parse(process.env.TEST_SITE) as { url: string }).url
  : 'http://localhost:3000'

const chromium = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS }

const PHONE = { name: 'phone', use: { viewport: { width: 360, height: 640 }, hasTouch: true } }
const DESKTOP = { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } }

/** Not for every run. Playwright matches the name of the file and the title in one. */
const deepOnly = /\.deep\.e2e\.ts|@deep/

// npm test walks each way once: on the phone, or at a desk where its title says so (@desk). The other runs have both
// sizes, but for what is the same at any width (@once, on the phone) and what is for a desk.
const usual = [
  { ...PHONE, grepInvert: [/@desk/, deepOnly] },
  { ...DESKTOP, grep: /@desk/, grepInvert: deepOnly },
]
const bothSizes = [
  { ...PHONE, grepInvert: /@desk/ },
  { ...DESKTOP, grepInvert: /@once/ },
]
const deep = bothSizes.map((project) => ({ ...project, grep: deepOnly }))

const projects = EVERYTHING ? bothSizes : DEEP ? deep : usual

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
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
    // A trace of every try would make the whole a third slower.
    trace: EVERYTHING ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects,
})
