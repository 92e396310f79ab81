import type { Page } from '@playwright/test'
import {
  answer,
  chooseThird,
  goToQuestion,
  hold,
  openElsewhere,
  openPicker,
  refuse,
  sendAway,
  standIn,
} from './arrange.ts'
import { LANDINGS } from './landings.ts'
import type { State } from './states.ts'

export type StateKind = 'fresh' | 'abnormal' | 'started' | 'finished' | 'ordered' | 'paid'

export type Screen = {
  name: string
  state: StateKind
  path: (at: { locale: string; state: State }) => string
  /** false: only what fits the window. */
  whole?: boolean
  /** What is arranged before the page opens: a call that fails, an answer that stays away. */
  before?: (page: Page) => Promise<unknown>
  /** What the visitor does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
}

const at =
  (path: string) =>
  ({ locale }: { locale: string }) =>
    `${path}/iq-1?hl=${locale}`

const ordered =
  (path: string) =>
  ({ locale, state }: { locale: string; state: State }) =>
    `${path}/iq-1?hl=${locale}&orderNumber=${state.orderNumber ?? ''}`

const report =
  (path: string) =>
  ({ locale, state }: { locale: string; state: State }) =>
    `${path}/iq-1?hl=${locale}&orderNumber=${state.sittingNumber ?? ''}`

/** The result is never ready: the calculating screen stays. */
const neverReady = answer('**/api/exam/sitting/current**', (body) => body.replace('"valid"', '"confirmed"'))

/** The clock stands at its end. */
const timeIsOver = answer('**/api/exam/sitting/c*', (body) =>
  body.replace(/"remainingSeconds":\d+/, '"remainingSeconds":1'),
)

/** A report that nobody can draw: the screen breaks. */
const unreadable = answer(
  '**/api/exam/report/**',
  () => '{"result":200,"data":{"kind":"report","report":{}}}',
)

const endPart = async (page: Page) => {
  await goToQuestion(page, 10)
  await chooseThird(page)
  await page.locator('main button').last().click()
}

const unstable = async (page: Page) => {
  await refuse('**/api/exam/sitting/save')(page)
  await chooseThird(page)
  await page.locator('main [role="status"] button').first().waitFor({ timeout: 30_000 })
}

const shareLink = async (page: Page) => {
  await openPicker(page)
  await page.locator('dialog[open] button:has(svg)').click()
  await page.locator('dialog[open] input').waitFor()
}

const submitNothing = async (page: Page) => {
  await page.locator('main form button').last().click()
}

/** The optional task, before its first round. */
const openReaction = (page: Page) => page.locator('main section:has(h2) button').first().click()

/** One of the last questions, and what one of its wrong options misses. */
const askOfOption = async (page: Page) => {
  await page.locator('main ol').first().getByRole('button').nth(25).click()
  await page.locator('button[aria-expanded]').nth(1).click()
}

const followLast = (page: Page) => page.getByRole('tab').last().click()

/** Every built screen of the visitor's way, with the state in which it makes sense. */
export const SCREENS: Screen[] = [
  ...LANDINGS.map(({ name, path }): Screen => ({ name, state: 'fresh', path: ({ locale }) => path(locale) })),
  { name: 'instructions', state: 'fresh', path: at('/answer_question/start_loading') },
  { name: 'questions', state: 'started', path: at('/answer_question/standard'), whole: false },
  {
    name: 'questions-chosen',
    state: 'started',
    path: at('/answer_question/standard'),
    whole: false,
    act: chooseThird,
  },
  {
    name: 'questions-failed',
    state: 'started',
    path: at('/answer_question/standard'),
    before: refuse('**/api/**'),
  },
  ...[
    { name: 'opening', before: hold('**/api/exam/**') },
    { name: 'opening-away', before: sendAway('**/api/exam/**') },
    { name: 'part-loading', before: hold('**/api/exam/question/list/**') },
    { name: 'part-failed', before: refuse('**/api/exam/question/list/**') },
    { name: 'unstable', act: unstable },
    { name: 'elsewhere', act: openElsewhere },
    { name: 'encouragement', act: endPart },
    { name: 'picker', act: openPicker },
    { name: 'other-device', act: shareLink },
    { name: 'time-over', before: timeIsOver },
  ].map(
    (screen): Screen => ({
      ...screen,
      state: 'started',
      path: at('/answer_question/standard'),
      whole: false,
    }),
  ),
  { name: 'device-invalid', state: 'fresh', path: at('/continue') },
  { name: 'resume', state: 'started', path: at('/answer_question/start_loading') },
  { name: 'confirm', state: 'started', path: at('/answer/submit') },
  { name: 'reaction', state: 'started', path: at('/answer/submit'), whole: false, act: openReaction },
  { name: 'calculating', state: 'finished', path: at('/answer/loading'), before: neverReady },
  { name: 'email', state: 'finished', path: at('/answer/email') },
  { name: 'email-empty', state: 'finished', path: at('/answer/email'), act: submitNothing },
  { name: 'teaser', state: 'finished', path: at('/report/result-free-test') },
  { name: 'tiers', state: 'finished', path: at('/paying/scheme') },
  { name: 'plans', state: 'fresh', path: at('/paying/premiumSubscriptions') },
  { name: 'upgrade', state: 'fresh', path: at('/paying/upgrade') },
  { name: 'payment', state: 'ordered', path: ordered('/paying/payment') },
  { name: 'check', state: 'ordered', path: ordered('/paying/check') },
  { name: 'failed', state: 'ordered', path: ordered('/paying/failed') },
  { name: 'success', state: 'paid', path: ordered('/paying/success') },
  { name: 'report', state: 'paid', path: report('/report/result') },
  { name: 'dimensions', state: 'paid', path: report('/report/result'), act: followLast },
  { name: 'report-failed', state: 'paid', path: report('/report/result'), before: refuse('**/api/exam/**') },
  { name: 'crash', state: 'paid', path: report('/report/result'), before: unreadable },
  { name: 'file', state: 'paid', path: report('/report/result-download') },
  {
    name: 'file-failed',
    state: 'paid',
    path: report('/report/result-download'),
    before: refuse('**/api/exam/**'),
  },
  { name: 'wrong', state: 'paid', path: report('/report/wrong') },
  { name: 'wrong-option', state: 'paid', path: report('/report/wrong'), act: askOfOption },
  { name: 'retrieve', state: 'fresh', path: at('/retrieve_report') },
  { name: 'retrieve-empty', state: 'fresh', path: at('/retrieve_report'), act: submitNothing },
  ...(
    [
      ['centre', '/userCenter'],
      ['tests', '/userCenter/exploreMore/testCenter'],
      ['test-list', '/userCenter/exploreMore/testCenter/list'],
      ['explore', '/userCenter/exploreMore'],
      ['growth', '/userCenter/growthCenter'],
      ['articles', '/userCenter/exploreMore/articles'],
      ['daily-question', '/userCenter/growthCenter/dailyQuestion'],
      ['tree-hole', '/userCenter/exploreMore/treeHole'],
      ['tree-hole-add', '/userCenter/treeHole/add'],
      ['tree-hole-list', '/userCenter/treeHole/list'],
      ['courses', '/userCenter/courseList'],
      ['results', '/userCenter/resultReport'],
      ['purchases', '/userCenter/purchases'],
      ['settings', '/userCenter/setting'],
      ['help', '/help'],
      ['login', '/user/login'],
    ] as const
  ).map(([name, path]): Screen => ({ name, state: 'fresh', path: at(path) })),
  ...(
    [
      ['article', '/userCenter/exploreMore/articles/detail', 'id=what-an-iq-score-says'],
      ['article-locked', '/userCenter/exploreMore/articles/detail', 'id=what-cognitive-therapy-does'],
      ['course', '/userCenter/courseList/detail', 'id=reading-your-feelings'],
      ['chapter', '/userCenter/courseList/detail', 'id=learning-that-lasts&chapter=1'],
      ['chapter-locked', '/userCenter/courseList/detail', 'id=reading-your-feelings&chapter=3'],
      ['course-pdf', '/userCenter/courseList/detail/pdf', 'id=learning-that-lasts&chapter=1'],
      ['course-order', '/paying/course', 'id=reading-your-feelings'],
      ['help-entry', '/helpDetail', 'id=write-to-us'],
    ] as const
  ).map(
    ([name, path, query]): Screen => ({
      name,
      state: 'fresh',
      path: (where) => `${at(path)(where)}&${query}`,
    }),
  ),
  { name: 'support', state: 'fresh', path: at('/support') },
  { name: 'terms', state: 'fresh', path: at('/protocol/terms') },
  { name: 'privacy', state: 'fresh', path: at('/protocol/privacy') },
  { name: 'not-found', state: 'fresh', path: ({ locale }) => `/no/such/page?hl=${locale}` },
  { name: 'busy', state: 'fresh', path: at('/landing_page/new'), before: standIn('busy') },
  { name: 'away', state: 'fresh', path: at('/landing_page/new'), before: standIn('away') },
  { name: 'broken', state: 'fresh', path: at('/landing_page/new'), before: standIn('broken') },
  { name: 'abnormal', state: 'abnormal', path: at('/answer/abnormal') },
]
