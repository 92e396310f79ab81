import type { Page } from '@playwright/test'
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

const refuse = (pattern: string) => (page: Page) => page.route(pattern, (route) => route.abort())

/** The result is never ready: the calculating screen stays. */
const neverReady = (page: Page) =>
  page.route('**/api/exam/sitting/current**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('"valid"', '"confirmed"') })
  })

const chooseThird = async (page: Page) => {
  await page.getByRole('radio').nth(2).click()
  await page.mouse.move(0, 0)
}

const followLast = (page: Page) => page.getByRole('tab').last().click()

/** Every built screen of the visitor's way, with the state in which it makes sense. */
export const SCREENS: Screen[] = [
  { name: 'landing-new', state: 'fresh', path: at('/landing_page/new') },
  { name: 'landing-test-center', state: 'fresh', path: at('/landing_page/test_center') },
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
  { name: 'confirm', state: 'started', path: at('/answer/submit') },
  { name: 'calculating', state: 'finished', path: at('/answer/loading'), before: neverReady },
  { name: 'email', state: 'finished', path: at('/answer/email') },
  { name: 'teaser', state: 'finished', path: at('/report/result-free-test') },
  { name: 'tiers', state: 'finished', path: at('/paying/scheme') },
  { name: 'payment', state: 'ordered', path: ordered('/paying/payment') },
  { name: 'check', state: 'ordered', path: ordered('/paying/check') },
  { name: 'failed', state: 'ordered', path: ordered('/paying/failed') },
  { name: 'success', state: 'paid', path: ordered('/paying/success') },
  { name: 'report', state: 'paid', path: report('/report/result') },
  { name: 'dimensions', state: 'paid', path: report('/report/result'), act: followLast },
  { name: 'report-failed', state: 'paid', path: report('/report/result'), before: refuse('**/api/exam/**') },
  { name: 'wrong', state: 'paid', path: report('/report/wrong') },
  { name: 'retrieve', state: 'fresh', path: at('/retrieve_report') },
  { name: 'support', state: 'fresh', path: at('/support') },
  { name: 'terms', state: 'fresh', path: at('/protocol/terms') },
  { name: 'privacy', state: 'fresh', path: at('/protocol/privacy') },
  { name: 'not-found', state: 'fresh', path: ({ locale }) => `/no/such/page?hl=${locale}` },
  { name: 'abnormal', state: 'abnormal', path: at('/answer/abnormal') },
]
