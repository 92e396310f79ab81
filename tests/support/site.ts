import type { TestSite } from '../../scripts/test/test-site'

/** The running product that `npm test` started; of several the one of this worker, so that each serves one file at a time. */
export const site = (): TestSite => {
  const { TEST_SITE: given, TEST_SITES: several, VITEST_POOL_ID: worker } = process.env
  if (several) return (JSON.parse(several) as TestSite[])[Number(worker) - 1] as TestSite
  if (!given)
    throw new Error('TEST_SITE is not set: run the suite with npm test integration, or npm test e2e.')
  return JSON.parse(given) as TestSite
}
