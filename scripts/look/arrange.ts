import type { Page } from '@playwright/test'
import { standInFor } from '../../src/front/stand-in.ts'

// Bad moments of a visitor's way, made in the browser: the site behind it is well.

/** Calls that never come through. */
export const refuse = (pattern: string) => (page: Page) => page.route(pattern, (route) => route.abort())

/** Calls that the server, short of records or of room, sends away. */
export const sendAway = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '60', 'content-type': 'application/json' },
      body: JSON.stringify({ result: 503, message: 'unavailable', requestId: 'look' }),
    }),
  )

/** Calls that are never answered: what is said meanwhile stays. */
export const hold = (pattern: string) => (page: Page) => page.route(pattern, () => {})

/** Changes what a call of the site answers. */
export const answer = (pattern: string, change: (body: string) => string) => (page: Page) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })

/** The small page that answers while Next or the records cannot. */
export const standIn = (kind: 'busy' | 'away' | 'broken') => (page: Page) =>
  page.route('**/landing_page/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    const request = { url: pathname + search, headers: { 'x-request-id': 'b41f09c2' } }
    return route.fulfill({
      status: 503,
      contentType: 'text/html; charset=utf-8',
      body: standInFor({ request, kind, seconds: 60 }),
    })
  })

/** The same screen in a newer tab, which takes the test over. */
export const openElsewhere = async (page: Page) => {
  const newer = await page.context().newPage()
  await newer.goto(page.url())
  await page.getByRole('radio').first().waitFor({ state: 'detached' })
  await newer.close()
}

/** All questions at a glance. */
export const openPicker = async (page: Page) => {
  await page.locator('main header > div > button').last().click()
  await page.mouse.move(0, 0)
}

/** Question `position`, by the picker. */
export const goToQuestion = async (page: Page, position: number) => {
  await openPicker(page)
  await page
    .getByRole('dialog')
    .locator('ol button')
    .nth(position - 1)
    .click()
}

export const chooseThird = async (page: Page) => {
  await page.getByRole('radio').nth(2).click()
  await page.mouse.move(0, 0)
}
