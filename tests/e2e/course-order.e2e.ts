import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pathTo } from '../../src/domain/routing/path-to'
import { newCustomer } from '../support/customer'
import { CARDS } from '../support/way'
import { look, watchConsole, wordsOf } from './support'
import { fillCard, PLACE, payButton, tickAll } from './way'

const t = wordsOf('EN')
const ID = 'reading-your-feelings'
const { title, chapters } = JSON.parse(
  readFileSync(join(import.meta.dirname, `../../src/seed/centre/courses/${ID}/EN.json`), 'utf8'),
) as { title: string; chapters: { title: string }[] }

const COURSE = `${pathTo({ route: 'courseDetail', code: 'iq', examId: 1, id: ID })}&hl=EN`

test('a course is bought by itself, its chapters open, and one is read as a PDF file', async ({
  page,
  context,
  baseURL,
}) => {
  const { problems } = watchConsole(page)
  const main = page.getByRole('main')
  const position = (number: number) =>
    main.getByRole('status').filter({ hasText: new RegExp(`^Page ${number} of \\d+$`) })
  const buy = main.getByRole('link', { name: t('courses.lock.soldTitle'), exact: true })

  await test.step('who is not signed in sees the price, and is asked to sign in', async () => {
    await page.goto(COURSE)
    await expect(main.getByText('$3.99')).toBeVisible()
    await look(page, 'a course that is sold')
    await buy.click()
    await expect(main.getByText(t('pay.course.signIn'))).toBeVisible()
    await look(page, 'sign in before a course is bought')
  })

  const customer = await newCustomer()
  await context.addCookies([{ name: 'plumbline-session', value: customer.token, url: baseURL ?? '' }])

  await test.step('the order says what it is, for whom and how much', async () => {
    await page.goto(`/paying/course/${PLACE}?id=${ID}&hl=EN`)
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByText(t('pay.summary.course'), { exact: true })).toBeVisible()
    await look(page, 'the order of a course')
    await tickAll(page)
    await main.getByRole('button', { name: /\$3\.99/ }).click()
    await page.waitForURL(/\/paying\/payment\//)
    await expect(main.getByText(customer.email)).toBeVisible()
    await look(page, 'the payment of a course')
  })

  await test.step('it is paid, and opens', async () => {
    await fillCard(page, CARDS.pays)
    await payButton(page, 'EN').click()
    await expect(main.getByRole('heading', { name: t('pay.course.paidTitle') })).toBeVisible()
    await look(page, 'a course is paid')
    await main.getByRole('link', { name: t('pay.course.toCourse') }).click()
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await main.getByRole('link', { name: chapters[1]?.title, exact: true }).click()
    await expect(main.getByRole('button', { name: t('courses.chapter.finish') })).toBeVisible()
  })

  await test.step('the chapter is also a file, to leaf through and to take along', async () => {
    const chapter = chapters[1]?.title ?? ''
    await main.getByRole('link', { name: t('courses.pdf.link.named', { chapter }) }).click()
    await expect(main.getByRole('heading', { level: 1, name: chapter })).toBeVisible()
    await expect(position(1)).toBeVisible()
    await look(page, 'a chapter as a file')
    await main.getByRole('button', { name: t('courses.pdf.next'), exact: true }).click()
    await expect(position(2)).toBeVisible()
    const taking = page.waitForEvent('download')
    await main.getByRole('link', { name: t('courses.pdf.download'), exact: true }).click()
    expect((await taking).suggestedFilename()).toBe(`${ID}-2-EN.pdf`)
  })
  expect(problems).toEqual([])
})
