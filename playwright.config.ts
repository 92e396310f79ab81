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

// Each file at one size a run, at both in the proof. What is the same at any width is for the phone (@once); the admin is
// for a desk (@desk).
const files = readdirSync(new URL('tests/e2e', import.meta.url)).filter((name) => name.endsWith('.e2e.ts'))
const atDesk = files
  .filter((name) => deal(['phone', 'desktop'], { name })[0] === 'desktop')
  .map((name) => `**/${name}`)

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalTeardown: './tests/e2e/books-in-order.ts',
  outputDir: 'test-results/e2e',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    baseURL: url,
    actionTimeout: 20_000,
    launchOptions: chromium,
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: EVERYTHING
    ? [
        { ...PHONE, grepInvert: /@desk/ },
        { ...DESKTOP, grepInvert: /@once/ },
      ]
    : [
        { ...PHONE, testIgnore: atDesk, grepInvert: /@desk/ },
        { ...PHONE, testMatch: atDesk, grep: /@once/ },
        { ...DESKTOP, testMatch: atDesk, grepInvert: /@once/ },
        { ...DESKTOP, testIgnore: atDesk, grep: /@desk/ },
      ],
})
