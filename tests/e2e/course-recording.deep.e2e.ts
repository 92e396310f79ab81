import { expect, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import { buyCourse } from '../support/course'
import { newCustomer, signIn } from '../support/customer'
import { newVisitor } from '../support/visitor'
import { look, watchConsole, wordsOf } from './support'

const t = wordsOf('EN')
const ID = 'reading-your-feelings'
const COURSE = `${pathTo({ route: 'courseDetail', code: 'iq', examId: 1, id: ID })}&hl=EN`

test('a customer hears a recording, reads its captions, and gets the worksheet', async ({
  page,
  baseURL,
}) => {
  const { problems } = watchConsole(page)
  const customer = await newCustomer()
  await buyCourse(signIn(newVisitor(), customer), ID)
  await page.context().addCookies([{ name: 'plumbline-session', value: customer.token, url: baseURL ?? '' }])
  const main = page.getByRole('main')

  await test.step('the course says that there is something to hear', async () => {
    await page.goto(COURSE)
    const row = main.getByRole('listitem').filter({ has: page.locator(`a[href*="chapter=3"]`) })
    await expect(row).toContainText(t('courses.formats.audio'))
    await look(page, 'a course with an attachment')
  })

  await test.step('the worksheet is a file', async () => {
    const link = main.getByRole('link', { name: /A week of feelings/ })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^A week of feelings.*\.pdf$/)
  })

  await test.step('the chapter has a player with captions', async () => {
    await page.goto(`${COURSE}&chapter=3`)
    await expect(
      main.getByRole('heading', { level: 2, name: t('courses.recording.title.audio'), exact: true }),
    ).toBeVisible()
    const player = main.locator('audio')
    await expect
      .poll(() =>
        player.evaluate((audio: HTMLAudioElement) => [audio.readyState >= 1, Math.round(audio.duration)]),
      )
      .toEqual([true, 120])
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.textTracks[0]?.cues?.length))
      .toBe(24)
  })

  await test.step('what is heard stands below it, and all of it behind a fold', async () => {
    const player = main.locator('audio')
    await player.evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = 6
    })
    await expect(main.getByText('The tone rises: breathe in.').first()).toBeVisible()
    await main.getByText(t('courses.recording.transcript.audio'), { exact: true }).click()
    await expect(main.locator('[aria-current="time"]')).toContainText('The tone rises: breathe in.')
    await expect(main.getByText('The tone fades.', { exact: false })).toBeVisible()
    await look(page, 'a chapter with a recording')
  })
  expect(problems).toEqual([])
})

test('a visitor sees the sign and the lock, and no player', async ({ page }) => {
  const { problems } = watchConsole(page)
  const main = page.getByRole('main')
  await page.goto(COURSE)
  const sheet = main.getByRole('listitem').filter({ hasText: 'A week of feelings' })
  await expect(sheet).toContainText(t('courses.state.locked'))
  await expect(sheet.getByRole('link')).toHaveCount(0)
  await page.goto(`${COURSE}&chapter=3`)
  await expect(main.getByRole('heading', { level: 2, name: t('courses.lock.soldTitle') })).toBeVisible()
  await expect(main.locator('audio, video')).toHaveCount(0)
  expect(problems).toEqual([])
})
