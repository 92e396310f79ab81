import { expect, type Frame, type Page, type Route } from '@playwright/test'
import type { CallData } from '../../src/domain/api/calls'
import { CALLS, type CallId } from '../../src/domain/api/calls'
import { RESULTS, type ResultName } from '../../src/domain/api/results'
import type { Locale } from '../../src/domain/locale/locales'
import { query } from '../support/database'
import { newCode } from '../support/promo'
import type { wordsOf } from './support'
import { cardFrame, PLACE, payButton, tickAll } from './way'

export type Here = {
  page: Page
  locale: Locale
  t: ReturnType<typeof wordsOf>
  orderNumber: string
  country: string
  email: string
  open: (path: string) => Promise<void>
}
type Words = string | [key: string, values: (here: Here) => Record<string, unknown>]

export type State = {
  name: string
  /** Where the order is bought: US has one method, NZ has three. */
  country?: 'US' | 'NZ' | 'DE'
  /** An order of its own, which does not live on. */
  fresh?: true
  show: (here: Here) => Promise<void>
  says: Words[]
  /** What would be false. */
  hides?: string[]
  /** Our pay button stands there, or does not. */
  button?: boolean
}

export const PAYMENT = `/paying/payment/${PLACE}`
export const CHECK = `/paying/check/${PLACE}`
export const FAILED = `/paying/failed/${PLACE}`
export const TIERS = `/paying/scheme/${PLACE}`
export const HOUR = 3_600_000

type Only = (url: URL) => boolean
const always: Only = () => true
export const withCode: Only = (url) => url.searchParams.has('promo')

export const routed = async (
  { page }: Here,
  { call, only = always, by }: { call: CallId; only?: Only; by: (route: Route) => Promise<void> },
): Promise<void> => {
  const path = new RegExp(`^${CALLS[call].path.replace(/:\w+/g, '[^/]+')}$`)
  await page.route((url) => path.test(url.pathname) && only(url), by)
}
export const lose = (here: Here, call: CallId, only?: Only) =>
  routed(here, { call, only, by: (route) => route.abort() })
/** Answers as the server does when it refuses, or when it cannot. */
export const refuse = (here: Here, call: CallId, by: ResultName | 429 | 500, only?: Only) => {
  const [status, result] = typeof by === 'number' ? [by, by] : [200, RESULTS[by]]
  const json = { result, message: typeof by === 'number' ? 'tooMany' : by, requestId: 'abc' }
  return routed(here, { call, only, by: (route) => route.fulfill({ status, json }) })
}
/** The server's own answer, but for one thing. */
export const amend = <Id extends CallId>(
  here: Here,
  call: Id,
  change: (data: CallData<Id>) => Partial<CallData<Id>>,
) =>
  routed(here, {
    call,
    by: async (route) => {
      const response = await route.fetch()
      const { result, data } = (await response.json()) as { result: number; data: CallData<Id> }
      await route.fulfill({ response, json: { result, data: { ...data, ...change(data) } } })
    },
  })

/** The server's own answer about a payment, but for what is told here. */
export const checkSays = (here: Here, told: Partial<CallData<'pay.check'>>) =>
  amend(here, 'pay.check', () => told)

export const press = ({ page, locale, country }: Here) => payButton(page, locale, country).click()
export const button = ({ page, t }: Here, key: string) =>
  page.getByRole('button', { name: t(key), exact: true })

export const toForm = async (here: Here): Promise<Frame> => {
  await here.open(PAYMENT)
  await expect(cardFrame(here.page).locator('[autocomplete="cc-number"]')).toBeVisible({ timeout: 20_000 })
  const element = await here.page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('There is no card form.')
  return frame
}
/** A card form that arrives and never says that it is ready. */
export const silenceForm = ({ page }: Here) =>
  page.route(
    ({ searchParams }) => searchParams.has('client_secret'),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Card</title><body></body></html>',
      }),
  )
/** What the card form says of itself; what that means the server is asked. */
export const formSays = (frame: Frame, status: 'succeeded' | 'failed') =>
  frame.evaluate(
    (result) => window.parent.postMessage({ type: 'plumbline:result', status: result, code: null }, '*'),
    status,
  )

export const expire = ({ orderNumber }: Here) =>
  query("update orders set expires_at = now() - interval '1 hour' where number = $1", [orderNumber])

export const enterCode = async (
  here: Here,
  code: string,
  { justBefore = async () => {} }: { justBefore?: () => Promise<unknown> } = {},
): Promise<void> => {
  const { page, t, open } = here
  await open(TIERS)
  await expect(payButton(page, here.locale, here.country)).toBeVisible()
  await page.getByText(t('pay.promo.open'), { exact: true }).click()
  await page.getByRole('textbox', { name: t('pay.promo.label') }).fill(code)
  await justBefore()
  await button(here, 'pay.promo.apply').click()
}
export const order = async (here: Here): Promise<void> => {
  await here.open(TIERS)
  await expect(payButton(here.page, here.locale, here.country)).toBeVisible()
  await tickAll(here.page)
  await press(here)
}
export const refusedOrder =
  (by: ResultName | 429 | 500) =>
  async (here: Here): Promise<void> => {
    await refuse(here, 'pay.create', by)
    await order(here)
  }
export const opened = (path: string) => (here: Here) => here.open(path)

/** A code for packages only. */
export const codeForPackages = async (): Promise<string> => {
  const code = await newCode(20)
  await query(
    `insert into promo_codes_rels (parent_id, path, skus_id)
     select p.id, 'skus', s.id from promo_codes p, skus s where p.code = $1 and s.tier = 'package1' limit 1`,
    [code],
  )
  return code
}
