import { expect, type Page, test } from '@playwright/test'
import type { PinnedForm } from '../../src/services/sittings/pinned-form'
import { forgetRateLimits } from '../integration/support/rate-limits'
import { query } from '../support/database'
import { begin, button, expectQuestion, expectStored, QUESTIONS, storedChoices, tap, tapAll } from './sitter'
import { wordsOf } from './support'

// Other browsers of this machine begin sittings and leave them: too many, and a new one has the middle parts only.
test.beforeEach(forgetRateLimits)

const t = wordsOf('EN')
const ADVANCE = '**/api/exam/sitting/advance'

const formOf = async (orderNumber: string): Promise<PinnedForm> => {
  const [row] = await query<{ form: PinnedForm }>('select form from sittings where number = $1', [
    orderNumber,
  ])
  if (!row) throw new Error('No sitting.')
  return row.form
}

const settledOf = async (orderNumber: string) =>
  (await formOf(orderNumber)).stages?.map(({ settled }) => settled)

/** The options that are right, as this sitting shows them. */
const rightChoices = async (orderNumber: string): Promise<number[]> => {
  const { questions } = await formOf(orderNumber)
  const rows = await query<{ id: string; key: string }>('select id, key from item_versions')
  const keys = new Map(rows.map(({ id, key }) => [id, Number(key)]))
  return questions.map(({ versionId, order }) => order.indexOf(keys.get(versionId) ?? -1))
}

/** After a look at the kind words: a second tap within 300 ms would be dropped. */
const continueWith = async (page: Page, part: number): Promise<void> => {
  await page.waitForTimeout(400)
  await page.getByRole('button', { name: t('test.question.encouragement.continue', { part }) }).click()
}

test('whoever solves the first part goes on with a harder one, and its answers are kept as tapped @once', async ({
  page,
}) => {
  const orderNumber = await begin(page)
  const choices = (await rightChoices(orderNumber)).slice(0, 10)
  const advanced = page.waitForResponse(ADVANCE)
  await tapAll(page, choices)
  expect((await advanced).status()).toBe(200)
  await continueWith(page, 2)
  await expectQuestion(page, 11)
  const [second] = (await settledOf(orderNumber)) ?? []
  expect(second).toMatchObject({ state: 'fitted' })
  expect(second?.state === 'fitted' && second.level).toBeGreaterThan(0)
  await tapAll(page, [2, 5])
  await expectStored(orderNumber, [...choices, 2, 5])
  const { questions } = await formOf(orderNumber)
  expect(
    (await page.request.get('/api/exam/sitting/current?appExamId=iq-1').then((answer) => answer.json())).data
      .questions[10].id,
  ).toBe(questions[10]?.id)
  await page.reload()
  await expectQuestion(page, 13)
  await button(page, 'test.question.back').click()
  await expect(page.getByRole('radio').nth(5)).toHaveAttribute('aria-checked', 'true')
})

test('a slow server holds nobody up: after a second the middle part goes on, for good @once', async ({
  page,
}) => {
  const orderNumber = await begin(page)
  const choices = (await rightChoices(orderNumber)).slice(0, 10)
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(ADVANCE, async (route) => {
    if (route.request().postDataJSON().keepMiddle) return route.continue()
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await tapAll(page, choices)
  await continueWith(page, 2)
  await expectQuestion(page, 11)
  const kept = page.waitForResponse(ADVANCE)
  letGo()
  await kept
  await tap(page, 4)
  await expectStored(orderNumber, [...choices, 4])
  await expect.poll(() => settledOf(orderNumber)).toMatchObject([{ state: 'middle' }, { state: 'open' }])
})

test('offline from the tenth question to the last: every part goes on, every answer arrives @once', async ({
  page,
  context,
}) => {
  const orderNumber = await begin(page)
  const all = Array.from({ length: 30 }, (_, index) => (index * 5 + 2) % 6)
  // All three parts are here before the connection goes.
  await page.waitForLoadState('networkidle')
  await tapAll(page, all.slice(0, 9))
  await context.setOffline(true)
  await tapAll(page, all.slice(9, 10))
  await continueWith(page, 2)
  await tapAll(page, all.slice(10, 20))
  await continueWith(page, 3)
  await tapAll(page, all.slice(20, 29))
  await tap(page, all[29] ?? 0)
  expect(Object.keys(await storedChoices(orderNumber)).length).toBeLessThan(11)
  await context.setOffline(false)
  await expectStored(orderNumber, all)
  expect(await settledOf(orderNumber)).toMatchObject([{ state: 'middle' }, { state: 'middle' }])
})

test('a second tab goes on in the part that was chosen in the first, and the first gives way @once', async ({
  page,
  context,
}) => {
  const orderNumber = await begin(page)
  const choices = (await rightChoices(orderNumber)).slice(0, 10)
  await tapAll(page, choices)
  await continueWith(page, 2)
  await expectQuestion(page, 11)
  const chosen = (await formOf(orderNumber)).questions.map(({ id }) => id)
  const second = await context.newPage()
  await second.goto(QUESTIONS)
  await expectQuestion(second, 11)
  await tapAll(second, [3, 1])
  await expect(page.getByRole('heading', { name: t('test.question.elsewhere.title') })).toBeVisible()
  await expectStored(orderNumber, [...choices, 3, 1])
  await button(page, 'test.question.elsewhere.goOn').click()
  await expectQuestion(page, 13)
  await tap(page, 0)
  await expectStored(orderNumber, [...choices, 3, 1, 0])
  expect((await formOf(orderNumber)).questions.map(({ id }) => id)).toEqual(chosen)
  expect((await settledOf(orderNumber))?.[0]).toMatchObject({ state: 'fitted' })
})
