/**
 * A test's title that shows a slip in its template instead of a fact: a value that was not there, an object or a function
 * as text, a placeholder that was left over. Of `%%` beside other placeholders vitest makes "20 % 1" and moves the rest on.
 */
const SLIP = /\bNaN\b|\bundefined\b|\[object |\[Function|%[sdifjoO](?![\da-fA-F])|\d % \d/

export const oddTitles = (titles: readonly string[]): string[] => titles.filter((title) => SLIP.test(title))

type VitestReport = { testResults: { assertionResults: { fullName: string }[] }[] }

export const titlesOfVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName))

type PlaywrightSuite = { title: string; specs?: { title: string }[]; suites?: PlaywrightSuite[] }

export const titlesOfPlaywright = ({ suites }: { suites: readonly PlaywrightSuite[] }): string[] =>
  suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    title,
    ...specs.map((spec) => spec.title),
    ...titlesOfPlaywright({ suites: inner }),
  ])
