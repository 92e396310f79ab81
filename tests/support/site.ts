import type { TestSite } from '../../scripts/test/test-site'

/** The running product that `npm test` started. */
export const site = (): TestSite => {
  const given = process.env.TEST_SITE
  if (!given)
    throw new Error('TEST_SITE is not set: run the suite with npm test integration, or npm test e2e.')
  return JSON.parse(given) as TestSite
}
