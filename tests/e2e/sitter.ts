import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { readStoredAnswers } from '../../scripts/prove/answers/stored-answers'
import { site } from '../support/site'
import { wordsOf } from './support'
import { PLACE } from './way'

const t = wordsOf('EN')

export const INSTRUCTIONS = `/answer_question/start_loading/${PLACE}?hl=EN`
export const QUESTIONS = `/answer_question/standard/${PLACE}?hl=EN`

export const button = (page: Page, key: string): Locator =>
  page.getByRole('button', { name: t(key), exact: true })

/** Begins a test; the first question is in view. Gives the sitting's number. */
export const begin = async (page: Page): Promise<string> => {
  await page.goto(INSTRUCTIONS)
  await button(page, 'test.instructions.start').click()
  await expectQuestion(page, 1)
  return (await current(page)).orderNumber
}

export const expectQuestion = async (page: Page, position: number): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('test.question.heading', { position, total: 30 }),
  )
  await expect(page.getByRole('radio')).toHaveCount(6)
}

/** Chooses an option, 0 to 5, and sees it chosen. */
export const tap = async (page: Page, choice: number): Promise<void> => {
  const option = page.getByRole('radio').nth(choice)
  await option.click()
  await expect(option).toHaveAttribute('aria-checked', 'true')
}

export const goOn = (page: Page): Promise<void> => button(page, 'test.question.next').click()

// The second tap on one control within 300 ms is dropped (docs/decisions/0029); no person looks at a question that
// short.
const A_LOOK_MS = 350

/** Taps these options on the questions from here on; ends on the question after the last. */
export const tapAll = async (page: Page, choices: readonly number[]): Promise<void> => {
  for (const choice of choices) {
    await page.waitForTimeout(A_LOOK_MS)
    await tap(page, choice)
    await goOn(page)
  }
}

type Current = { orderNumber: string; remainingSeconds: number; epoch: number }

/** Where the browser stands, by the server. */
export const current = async ({ request }: Page): Promise<Current> => {
  const response = await request.get(`/api/exam/sitting/current?appExamId=${PLACE}`)
  return ((await response.json()) as { data: Current }).data
}

/** The choices in the database, by position. */
export const storedChoices = async (orderNumber: string): Promise<Record<number, number | null>> => {
  const rows = await readStoredAnswers({ databaseUrl: site().databaseUrl, sittings: [orderNumber] })
  return Object.fromEntries(
    rows
      .sort((one, other) => one.position - other.position)
      .map(({ position, choice }) => [position, choice]),
  )
}

/** The database comes to hold exactly these choices, from question 1 on. */
export const expectStored = (orderNumber: string, choices: readonly number[]): Promise<void> =>
  expect
    .poll(() => storedChoices(orderNumber), { timeout: 20_000 })
    .toEqual(Object.fromEntries(choices.map((choice, index) => [index + 1, choice])))

/** The site's own calls fail, or hang, as long as the answer is true. */
export const expectNotice = (page: Page, shown: boolean): Promise<void> =>
  expect(page.getByText(t('test.question.unstable.text'))).toBeVisible({ visible: shown })

/** Kills the tab's process, as an operating system short of memory does. */
export const crash = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => {})
  await crashed
}
