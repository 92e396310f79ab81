// Which run this is, by what scripts/test/suites.ts and scripts/prove/screens/main.ts set.

/** `npm run prove screens`: everything in every language and at every size. */
export const EVERYTHING = process.env.EVERY_SCREEN === '1'

/** `npm run test:deep`: what is too long for every run, `*.deep.e2e.ts` and the tests with `@deep` in their title. */
export const DEEP = process.env.TEST_DEEP === '1'
