import { expect, test } from '@playwright/test'
import {
  begin,
  button,
  crash,
  current,
  expectNotice,
  expectQuestion,
  expectStored,
  goOn,
  QUESTIONS,
  tap,
  tapAll,
} from './sitter'
import { think, wordsOf } from './support'

const t = wordsOf('EN')

test('a reload resumes at the same question, with every tapped answer and the server’s time @once @deep', async ({
  page,
}) => {
  await page.clock.install()
  const orderNumber = await begin(page)
  for (const choice of [2, 4, 1]) {
    await tap(page, choice)
    await page.clock.fastForward(4_000)
    await goOn(page)
  }
  await page.reload()
  await expectQuestion(page, 4)
  const { remainingSeconds } = await current(page)
  await expect(page.getByText(timeText(remainingSeconds))).toBeVisible()
  for (const choice of [1, 4, 2]) {
    await page.clock.fastForward(1_000)
    await button(page, 'test.question.back').click()
    await expect(page.getByRole('radio').nth(choice)).toHaveAttribute('aria-checked', 'true')
  }
  await expectStored(orderNumber, [2, 4, 1])
})

test('a closed tab, opened again, goes on at the first open question @once @deep', async ({
  page,
  context,
}) => {
  const orderNumber = await begin(page)
  await tapAll(page, [5, 0])
  await tap(page, 3)
  await page.close({ runBeforeUnload: true })
  const again = await context.newPage()
  await again.goto(QUESTIONS)
  await expectQuestion(again, 4)
  await expectStored(orderNumber, [5, 0, 3])
})

test('what was tapped without a connection survives a crash of the tab @once', async ({ page, context }) => {
  const orderNumber = await begin(page)
  await tap(page, 1)
  await expectStored(orderNumber, [1])
  await context.setOffline(true)
  await goOn(page)
  await tapAll(page, [4, 2])
  await crash(context, page)
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(QUESTIONS)
  await expectQuestion(again, 4)
  await expectStored(orderNumber, [1, 4, 2])
})

test('ten minutes without a connection lose nothing, and the notice says so as long as it is true @once @deep', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const orderNumber = await begin(page)
  await tap(page, 0)
  await think(page, 1)
  await expectStored(orderNumber, [0])
  await context.setOffline(true)
  await goOn(page)
  for (const choice of [3, 5, 1]) {
    await tap(page, choice)
    await think(page, 200)
    await goOn(page)
  }
  await expectNotice(page, true)
  await context.setOffline(false)
  await expectStored(orderNumber, [0, 3, 5, 1])
  await expectNotice(page, false)
  await tap(page, 2)
  await think(page, 1)
  await expectStored(orderNumber, [0, 3, 5, 1, 2])
})

test('a slow save shows no notice; failing ones do, until they work again @once @deep', async ({ page }) => {
  await page.clock.install()
  const orderNumber = await begin(page)
  let answer = () => {}
  await page.route('**/sitting/save', async (route) => {
    await new Promise<void>((done) => {
      answer = done
    })
    await route.continue()
  })
  const asked = page.waitForRequest('**/sitting/save')
  await tap(page, 4)
  await think(page, 1)
  await asked
  await think(page, 8)
  await expectNotice(page, false)
  answer()
  await expectStored(orderNumber, [4])
  await expectNotice(page, false)

  await page.unroute('**/sitting/save')
  await page.route('**/sitting/save', (route) => route.abort('connectionreset'))
  const failed = page.waitForEvent('requestfailed')
  await think(page, 1)
  await goOn(page)
  await tap(page, 2)
  await think(page, 1)
  await failed
  await expectNotice(page, false)
  await think(page, 6)
  await expectNotice(page, true)
  // The clock stands still, so that the queue's own next try does not take the notice away under the finger.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50)
  await page.unroute('**/sitting/save')
  await button(page, 'test.question.unstable.refresh').click()
  await page.clock.resume()
  await expectNotice(page, false)
  await expectStored(orderNumber, [4, 2])
})

for (const hours of [7, -9])
  test(`a device whose clock is wrong by ${hours} hours has the right time left, and its answers count @once @deep`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((off) => {
      const Real = Date
      const now = () => Real.now() + off
      // Only the wall clock: the monotonic one is the device's own.
      const Wrong = ((...given: unknown[]) =>
        given.length > 0 ? new Real(...(given as [number])) : new Real(now())) as unknown as DateConstructor
      window.Date = Object.assign(Wrong, { now, parse: Real.parse, UTC: Real.UTC, prototype: Real.prototype })
    }, hours * 3_600_000)
    const orderNumber = await begin(page)
    const left = page.getByText(/^2[45]:\d\d$/)
    await expect(left).toBeVisible()
    const before = await current(page)
    const [minutes = 0, seconds = 0] = ((await left.textContent()) ?? '').split(':').map(Number)
    const after = await current(page)
    expect(minutes * 60 + seconds).toBeLessThanOrEqual(before.remainingSeconds + 5)
    expect(minutes * 60 + seconds).toBeGreaterThanOrEqual(after.remainingSeconds - 5)
    await context.setOffline(true)
    await tap(page, 3)
    await context.setOffline(false)
    await expectStored(orderNumber, [3])
    await page.reload()
    await expect(page.getByRole('radio').nth(3)).toHaveAttribute('aria-checked', 'true')
    await expect(page.getByText(t('test.question.timeOver.title'))).toHaveCount(0)
  })

/** `24:5x`, whichever of the seconds round it. */
const timeText = (remainingSeconds: number): RegExp =>
  new RegExp(
    `^(?:${[0, 1, 2, 3, 4, 5]
      .map((early) => remainingSeconds - early)
      .map((left) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)
      .join('|')})$`,
  )
