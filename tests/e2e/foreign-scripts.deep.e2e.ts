import { expect, type Page, test } from '@playwright/test'
import type { Storefront } from '../../src/payload-types'
import { type AdminClient, signIn } from '../support/admin'
import { wordsOf } from './support'
import { PLACE } from './way'

// docs/decisions/0045: loaded after a yes, gone after it was taken back, and never beside a test.

const t = wordsOf('EN')
const META = 'https://connect.facebook.net/en_US/fbevents.js'
const RISK = 'https://risk.example/check.js'
const LANDING = `/landing_page/new/${PLACE}`

let owner: AdminClient
let storefront: string
test.beforeAll(async () => {
  owner = await signIn()
  const { docs } = await owner.json<{ docs: Storefront[] }>('/api/storefronts?where[code][equals]=iq&depth=0')
  storefront = `/api/storefronts/${docs[0]?.id}`
  await name({ metaPixel: '1234567890', riskScript: RISK })
})
test.afterAll(() => name({ metaPixel: '', riskScript: '' }))

const name = (foreignScripts: object) =>
  owner.json(storefront, { method: 'PATCH', body: JSON.stringify({ foreignScripts, _status: 'published' }) })

/** Stands in for the networks: says in the page that it ran, and leaves a cookie under our name as Meta's does. */
const watchNetworks = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  for (const address of [META, RISK])
    await page.route(address, (route) => {
      asked.push(address)
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.foreignRan = true; document.cookie = "_fbp=fb.1.2; path=/"',
      })
    })
  return asked
}

const ran = (page: Page) =>
  page.evaluate(() => (window as unknown as { foreignRan?: boolean }).foreignRan === true)
const cookiesOf = (page: Page) => page.evaluate(() => document.cookie)
const notice = (page: Page) => page.getByRole('region', { name: t('cookies.title') })
const press = (page: Page, key: string) =>
  notice(page)
    .getByRole('button', { name: t(key), exact: true })
    .click()

// Once: it sets up the shop that every browser shares, and one that ends would take that from the other.
test('scripts of others wait for a yes, end with it, and never come to a test @once', async ({ page }) => {
  const asked = await watchNetworks(page)

  await test.step('nothing before the answer, nor after a no', async () => {
    await expect(async () => {
      await page.goto(`${LANDING}?hl=EN&fbclid=abc`)
      await expect(notice(page)).toContainText('risk.example', { timeout: 2_000 })
    }).toPass()
    await press(page, 'cookies.refuse')
    await page.reload({ waitUntil: 'networkidle' })
    await page.waitForTimeout(1_000)
    expect(asked).toEqual([])
  })

  await test.step('a yes loads them, by an address without what others need not know', async () => {
    await page.goto(`${LANDING}?hl=EN&fbclid=abc&secret=1`)
    await page.getByRole('button', { name: t('chrome.cookieSettings') }).click()
    await press(page, 'cookies.accept')
    await expect.poll(() => [...asked].sort()).toEqual([META, RISK])
    await expect.poll(() => ran(page)).toBe(true)
    expect(page.url()).toContain('fbclid=abc')
    expect(page.url()).not.toContain('secret')
  })

  await test.step('a yes taken back reloads the page without them, and takes their cookies', async () => {
    expect(await cookiesOf(page)).toContain('_fbp')
    asked.length = 0
    await page.getByRole('button', { name: t('chrome.cookieSettings') }).click()
    await Promise.all([page.waitForEvent('load'), press(page, 'cookies.refuse')])
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_000)
    expect([asked, await ran(page)]).toEqual([[], false])
    expect(await cookiesOf(page)).not.toContain('_fbp')
  })

  await test.step('from a page on which they run, a test begins in a document without them', async () => {
    await page.goto(`${LANDING}?hl=EN&fbclid=abc`)
    await page.getByRole('button', { name: t('chrome.cookieSettings') }).click()
    await press(page, 'cookies.accept')
    await expect.poll(() => ran(page)).toBe(true)
    asked.length = 0
    await page.locator('main').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/landing_page/)
    await page.waitForLoadState('networkidle')
    expect([asked, await ran(page)]).toEqual([[], false])
  })
})
