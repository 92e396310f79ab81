import { expect, type Page, type Route } from '@playwright/test'
import { signIn } from '../support/admin'
import { site } from '../support/site'

/** A country of the seed in which these tests offer every method; everywhere else stays as seeded. */
export const ABROAD = 'NZ'

type Offered = { gateway: string; method: string; countries?: string[] }
type Found<Doc> = { docs: Doc[] }

const ELSEWHERE: readonly Offered[] = [
  { gateway: 'stripe', method: 'card' },
  { gateway: 'stripe', method: 'google_pay' },
  { gateway: 'paypal', method: 'paypal' },
]

/** Lets the default storefront offer Stripe and PayPal abroad, as an editor would; done once, however many ask. */
export const offerAbroad = async (): Promise<void> => {
  const admin = await signIn()
  const { docs: countries } = await admin.json<Found<{ id: string }>>(
    `/api/countries?where[code][equals]=${ABROAD}&depth=0`,
  )
  const { docs } = await admin.json<Found<{ id: string; paymentMethods: Offered[] }>>(
    '/api/storefronts?where[code][equals]=iq&depth=0',
  )
  const [shop] = docs
  if (!shop || shop.paymentMethods.some(({ gateway }) => gateway === 'stripe')) return
  const abroad = ELSEWHERE.map((method) => ({ ...method, countries: countries.map(({ id }) => id) }))
  await admin.json(`/api/storefronts/${shop.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ paymentMethods: [...shop.paymentMethods, ...abroad], _status: 'published' }),
  })
}

/**
 * The providers' hosts on this machine: their scripts are stand-ins, and what these ask goes to the local servers. The
 * answer lists every address of theirs that the page asked for.
 */
export const standInForProviders = async (page: Page): Promise<string[]> => {
  const asked: string[] = []
  const { STRIPE_API_URL = '', PAYPAL_API_URL = '' } = site().env
  const pass = (to: (url: URL) => string) => async (route: Route) => {
    const url = new URL(route.request().url())
    asked.push(url.href)
    const response = await route.fetch({ url: to(url) })
    await route.fulfill({ response })
  }
  await page.route('https://js.stripe.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      path: 'tests/providers/browser/stripe.js',
      contentType: 'text/javascript; charset=utf-8',
    })
  })
  await page.route(
    'https://api.stripe.com/**',
    pass(({ pathname }) => STRIPE_API_URL + pathname),
  )
  await page.route(
    'https://www.paypal.com/**',
    pass(({ pathname }) => PAYPAL_API_URL + (pathname === '/sdk/js' ? '/test/sdk.js' : pathname)),
  )
  return asked
}

/** Chooses a method by its gateway: there are two that take cards. */
export const chooseMethod = async (page: Page, method: `${string}:${string}`): Promise<void> => {
  const radio = page.locator(`input[type="radio"][value="${method}"]`)
  await expect(radio).toBeAttached()
  await radio.check({ force: true })
}
