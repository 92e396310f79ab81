import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem, sentenceOf } from '../lib/problem.ts'
import { LANDINGS } from '../look/landings.ts'
import { prepareStates } from '../look/states.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../test/chromium.ts'

// npm run lighthouse -- [plain] [article] [course] [questions] [landings, or the name of one: landing-new]
// Lighthouse on the phone preset against a running production site (LOOK_URL, default http://localhost:3000).
// It stands in a folder of its own, so that nobody installs it who does not measure.

const here = dirname(fileURLToPath(import.meta.url))
const url = process.env.LOOK_URL ?? 'http://localhost:3000'
const LEAST = 0.95

type Category = { title: string; score: number | null }
type Audit = { id: string; score: number | null; title: string; displayValue?: string }
type Result = { categories: Record<string, Category>; audits: Record<string, Audit> }
type Browser = {
  newPage: () => Promise<{
    setCookie: (...cookies: { name: string; value: string; url: string }[]) => Promise<void>
  }>
  close: () => Promise<void>
}

type Page = { path: string; state: 'fresh' | 'started'; leftOut: readonly string[] }

const PAGES: Record<string, Page> = {
  // The frame of the site around a short text: what the others of its kind are compared with.
  plain: { path: '/protocol/cookies/iq-1?hl=EN', state: 'fresh', leftOut: [] },
  article: {
    path: '/userCenter/exploreMore/articles/detail/iq-1?id=what-an-iq-score-says&hl=EN',
    state: 'fresh',
    leftOut: [],
  },
  // What is not open to everybody is not listed by search engines.
  course: {
    path: '/userCenter/courseList/detail/iq-1?id=learning-that-lasts&hl=EN',
    state: 'fresh',
    leftOut: ['is-crawlable'],
  },
  // The screen of one visitor: it forbids search engines to list it, which Lighthouse counts as a fault of SEO.
  questions: { path: '/answer_question/standard/iq-1?hl=EN', state: 'started', leftOut: ['is-crawlable'] },
}
for (const { name, path } of LANDINGS) PAGES[name] = { path: path('EN'), state: 'fresh', leftOut: [] }

/** How far a landing page may lie below the plain page, in each of Lighthouse's sums of 100. */
const MOST_BELOW_PLAIN = 3

/** What was asked for; landing pages are compared with the plain page of the same run. */
const pagesOf = (asked: readonly string[]): string[] => {
  const names = asked.flatMap((name) => (name === 'landings' ? LANDINGS.map((each) => each.name) : name))
  const unknown = names.filter((name) => !PAGES[name])
  if (unknown.length > 0)
    throw new Problem(
      `There is no page ${unknown.join(', ')}. There are: landings, ${Object.keys(PAGES).join(', ')}.`,
    )
  if (names.length === 0) return Object.keys(PAGES)
  return names.some(isLanding) ? [...new Set(['plain', ...names])] : names
}

const isLanding = (name: string): boolean => name.startsWith('landing-')

const main = async (): Promise<void> => {
  const names = pagesOf(process.argv.slice(2))
  await refuseWithoutSite()
  if (!existsSync(join(here, 'node_modules/lighthouse'))) {
    console.log('Installing Lighthouse …')
    spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: here,
      stdio: 'inherit',
    })
  }
  const tool = (name: string) => import(join(here, 'node_modules', name))
  const { default: lighthouse } = await tool('lighthouse/core/index.js')
  const { default: puppeteer } = await tool('puppeteer-core/lib/puppeteer/puppeteer-core.js')
  const measure = async (name: string): Promise<Result | null> => {
    const page = PAGES[name]
    if (!page) return null
    const { path, state, leftOut } = page
    const states = await prepareStates({ url, locale: 'EN', kinds: [state] })
    const browser: Browser = await puppeteer.launch({
      executablePath: ensureChromium(),
      args: CHROMIUM_ARGS,
    })
    const tab = await browser.newPage()
    await tab.setCookie(...states[state].cookies, {
      name: 'plumbline-choice',
      value: 'refused.2026-11',
      url,
    })
    const settings = { disableStorageReset: true, skipAudits: [...leftOut], output: [] }
    const { lhr } = (await lighthouse(`${url}${path}`, settings, undefined, tab)) as { lhr: Result }
    await browser.close()
    return lhr
  }
  for (const name of names) {
    const result = await measure(name)
    if (!result) continue
    report(name, result)
    if (isLanding(name)) await compare(name, result.categories, measure)
    else if (name === 'plain' && names.some(isLanding)) {
      plain.push(result.categories)
      for (let more = 0; more < 2; more++) plain.push((await measure(name))?.categories ?? {})
    } else if (Object.values(result.categories).some(({ score }) => (score ?? 0) < LEAST))
      process.exitCode = 1
  }
}

/** Lighthouse measures the browser's own page of errors, too, and gives it scores. */
const refuseWithoutSite = async (): Promise<void> => {
  const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
  if (response?.ok) return
  throw new Problem(
    `No site answers at ${url}: start it with npm start, or name another with LOOK_URL, and measure again.`,
  )
}

type Categories = Record<string, Category>

/** Every measure of the plain page in this run. */
const plain: Categories[] = []

const points = (score: number | null | undefined): number => Math.round((score ?? 0) * 100)

const median = (of: readonly Categories[], id: string): number => {
  const sorted = of.map((each) => points(each[id]?.score)).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** One measure is off by several points either way: what misses is measured twice more, beside the plain page, and medians count. */
const compare = async (
  name: string,
  first: Categories,
  measure: (name: string) => Promise<Result | null>,
): Promise<void> => {
  const own = [first]
  const below = () =>
    Object.keys(first).filter((id) => median(plain, id) - median(own, id) > MOST_BELOW_PLAIN)
  for (let more = 0; more < 2 && below().length > 0; more++) {
    for (const [page, results] of [
      ['plain', plain],
      [name, own],
    ] as const) {
      const again = await measure(page)
      if (again) results.push(again.categories)
    }
  }
  if (own.length > 1)
    console.log(
      `  again, medians: ${Object.keys(first)
        .map((id) => `${id} ${median(own, id)} (plain ${median(plain, id)})`)
        .join(', ')}`,
    )
  for (const id of below()) {
    console.log(`  MISSED: ${first[id]?.title} is more than ${MOST_BELOW_PLAIN} below the plain page`)
    process.exitCode = 1
  }
}

const report = (name: string, { categories, audits }: Result): void => {
  const scores = Object.values(categories)
  console.log(
    `${name}: ${scores.map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`).join(', ')}`,
  )
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'total-byte-weight',
  ]
  console.log(
    `  ${figures.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue ?? '–'}`).join('; ')}`,
  )
  for (const { id, score, title } of Object.values(audits))
    if (score !== null && score < 0.9) console.log(`  ${id} (${score}): ${title}`)
}

main().catch((error) => {
  console.error(sentenceOf(error))
  process.exit(1)
})
