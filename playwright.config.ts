import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS } from './scripts/test/chromium'

const url = process.env.TEST_SITE
  ? (JSON.parse(process.env.TEST_SITE) as { url: string }).url
  : 'http://localhost:3000'

const chromium = { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS }

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
  // What is the same at any width runs once, on the phone (@once); the admin is for a desk (@desk).
  projects: [
    { name: 'phone', grepInvert: /@desk/, use: { viewport: { width: 360, height: 640 }, hasTouch: true } },
    { name: 'desktop', grepInvert: /@once/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})
