import { existsSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type FrameLocator, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, tagOf } from '@/domain/locale/locales'
import { behave, CARDS, intentRequest } from './support/calls'
import { startSite } from './support/site-page'
import { type SandboxProcess, spawnSandbox } from './support/spawn-sandbox'

const CHROMIUM = '/usr/bin/chromium'

type Message = { type: string; origin: string; status?: string; code?: string | null; height?: number }

describe.skipIf(!existsSync(CHROMIUM))('the card form in a browser', () => {
  let site: Awaited<ReturnType<typeof startSite>>
  let stranger: Awaited<ReturnType<typeof startSite>>
  let sandbox: SandboxProcess
  let browser: Browser
  let page: Page
  let noise: string[]

  beforeAll(async () => {
    site = await startSite()
    stranger = await startSite()
    sandbox = await spawnSandbox({ siteOrigin: site.origin })
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  })
  afterEach(() => page?.context().close())
  afterAll(async () => {
    await browser?.close()
    await Promise.all([sandbox.kill(), site.close(), stranger.close()])
  })

  const open = async ({
    hl = 'EN',
    width = 390,
    from = site,
    embed = true,
    scheme = 'light' as 'light' | 'dark',
  } = {}) => {
    const { intentId, formUrl } = await sandbox.gateway.createIntent(intentRequest())
    const context = await browser.newContext({ viewport: { width, height: 760 }, colorScheme: scheme })
    page = await context.newPage()
    page.setDefaultTimeout(8000)
    noise = []
    page.on(
      'console',
      (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()),
    )
    page.on('pageerror', (error) => noise.push(String(error)))
    const address = `${formUrl}&hl=${hl}`
    await page.goto(embed ? `${from.origin}/#${encodeURIComponent(address)}` : address)
    return { intentId, card: embed ? page.frameLocator('#card') : (page as unknown as FrameLocator) }
  }

  const fill = async (card: FrameLocator, number: string) => {
    await card.locator('#number').fill('')
    await card.locator('#number').pressSequentially(number)
    await card.locator('#expiry').fill('')
    await card.locator('#expiry').pressSequentially('1239')
    await card.locator('#code').fill('123')
    await card.locator('#firstName').fill('Ada')
    await card.locator('#lastName').fill('Lovelace')
    await card.locator('#email').fill('ada@example.com')
    await card.locator('#postal').fill('SW1A 1AA')
  }

  const messages = (): Promise<Message[]> => page.evaluate('messages')
  const results = async () =>
    (await messages())
      .filter(({ type }) => type === 'plumbline:result')
      .map(({ status, code }) => [status, code])
  const heard = (type: string) =>
    page.waitForFunction((wanted) => {
      const all = (window as unknown as { messages: Message[] }).messages
      return all.some((message) => message.type === wanted)
    }, type)
  const heardResult = (status: string) =>
    page.waitForFunction((wanted) => {
      const all = (window as unknown as { messages: Message[] }).messages
      return all.some((message) => message.status === wanted)
    }, status)

  it('groups the number, names its brand, and pays when the site asks', async () => {
    const { intentId, card } = await open()
    await heard('plumbline:ready')
    await fill(card, CARDS.pays)
    expect(await card.locator('#number').inputValue()).toBe('4242 4242 4242 4242')
    expect(await card.locator('#expiry').inputValue()).toBe('12/39')
    expect(await card.locator('#brand').textContent()).toBe('Visa')
    await page.click('#pay')
    await heardResult('succeeded')
    expect((await sandbox.gateway.fetchIntent(intentId)).status).toBe('succeeded')
    await card.getByRole('status').waitFor()
    expect(await card.getByRole('status').textContent()).toContain('Payment received')
    expect(new Set((await messages()).map(({ origin }) => origin))).toEqual(new Set([sandbox.url]))
    expect(noise).toEqual([])
  })

  it('pays by Enter, embedded and on its own', async () => {
    for (const embed of [true, false]) {
      const { intentId, card } = await open({ embed })
      await fill(card, CARDS.pays)
      await card.locator('#postal').press('Enter')
      await card.getByRole('status').waitFor()
      expect((await sandbox.gateway.fetchIntent(intentId)).status).toBe('succeeded')
      expect(noise).toEqual([])
    }
  })

  it('keeps the caret when a digit is inserted in the middle', async () => {
    const { card } = await open()
    await card.locator('#number').fill('4242 242')
    await card.locator('#number').evaluate((input) => (input as HTMLInputElement).setSelectionRange(2, 2))
    await card.locator('#number').pressSequentially('99')
    const caret = await card
      .locator('#number')
      .evaluate((input) => (input as HTMLInputElement).selectionStart)
    expect([await card.locator('#number').inputValue(), caret]).toEqual(['4299 4224 2', 4])
  })

  it('lets an expiry date be erased and reads full-width digits', async () => {
    const { card } = await open()
    await card.locator('#expiry').pressSequentially('12')
    expect(await card.locator('#expiry').inputValue()).toBe('12/')
    await card.locator('#expiry').press('Backspace')
    await card.locator('#expiry').press('Backspace')
    expect(await card.locator('#expiry').inputValue()).toBe('1')
    await card.locator('#number').fill('４２４２４２４２４２４２４２４２')
    expect(await card.locator('#number').inputValue()).toBe('4242 4242 4242 4242')
  })

  it('says beside each field what is wrong, and points the field at it', async () => {
    const { card } = await open()
    await page.click('#pay')
    await heardResult('invalid')
    expect(await card.getByRole('alert').textContent()).toBe('Please complete card information')
    expect(await card.locator('.error').allTextContents()).toEqual(Array(5).fill('This field is required'))
    expect(await card.locator('#number').getAttribute('aria-invalid')).toBe('true')
    expect(await card.locator('#number').getAttribute('aria-describedby')).toContain('number-error')
    await fill(card, '4242424242424241')
    await page.click('#pay')
    expect(await card.locator('#number-error').textContent()).toBe('Invalid card number')
    expect(await card.locator('#number').evaluate((input) => document.activeElement === input)).toBe(true)
    expect(await results()).toEqual([
      ['invalid', 'incomplete_card'],
      ['invalid', 'invalid_number'],
    ])
    expect(noise).toEqual([])
  })

  it('tells a declined buyer so and takes the next card', async () => {
    const { card } = await open()
    await fill(card, CARDS.declined)
    await page.click('#pay')
    await heardResult('failed')
    expect(await card.getByRole('alert').textContent()).toContain('Nothing was charged')
    await fill(card, CARDS.pays)
    await page.click('#pay')
    await heardResult('succeeded')
    expect(await results()).toContainEqual(['failed', 'card_declined'])
    expect(noise).toEqual([])
  })

  it.each([
    ['Approve', 'succeeded'],
    ['Refuse', 'failed'],
  ])('asks for a second step inside the frame: %s ends %s', async (button, status) => {
    const { intentId, card } = await open()
    await fill(card, CARDS.secondStep)
    await page.click('#pay')
    await card.getByRole('button', { name: button }).click()
    await heardResult(status)
    expect((await results())[0]).toEqual(['requires_action', null])
    const after = await sandbox.gateway.fetchIntent(intentId)
    expect(after.charges).toHaveLength(status === 'succeeded' ? 1 : 0)
    await card.locator(status === 'succeeded' ? '.done' : '#form').waitFor()
    expect(noise).toEqual([])
  })

  it('survives a lost answer: says so, and paying again charges once', async () => {
    const { intentId, card } = await open()
    await fill(card, CARDS.pays)
    await behave(sandbox, { calls: [{ call: 'POST /form/', action: 'garbage', effect: 'after' }] })
    await page.click('#pay')
    await heardResult('unavailable')
    expect(await card.getByRole('alert').textContent()).toContain('not be charged twice')
    await page.click('#pay')
    await heardResult('succeeded')
    expect((await sandbox.gateway.fetchIntent(intentId)).charges).toHaveLength(1)
  })

  it.each(['light', 'dark'] as const)('has no accessibility fault that axe finds, in %s', async (scheme) => {
    const faults = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
    const { card } = await open({ embed: false, scheme })
    await card.locator('#postal').press('Enter')
    await card.locator('#number-error').getByText('required').waitFor()
    expect(await faults()).toEqual([])
    await fill(card, CARDS.secondStep)
    await card.locator('#postal').press('Enter')
    await card.getByRole('button', { name: 'Approve' }).waitFor()
    expect(await faults()).toEqual([])
    await card.getByRole('button', { name: 'Approve' }).click()
    await card.getByRole('status').waitFor()
    expect(await faults()).toEqual([])
  })

  it('is not shown inside a page of anybody else', async () => {
    await open({ from: stranger })
    await page.waitForTimeout(300)
    expect(await messages()).toEqual([])
    expect(noise.join(' ')).toContain('frame-ancestors')
  })

  it.each(LOCALES)('fits 320 px in %s, with its language declared and its height told', async (hl) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { card } = await open({ hl, width: 320, scheme })
      await page.click('#pay')
      await heardResult('invalid')
      expect(await card.locator('html').getAttribute('lang')).toBe(tagOf(hl))
      const overflow = await card.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
      expect(overflow).toBe(0)
      await expect
        .poll(async () => {
          const told = (await messages()).findLast(({ type }) => type === 'plumbline:height')?.height
          const real = await card
            .locator('html')
            .evaluate((root) => Math.ceil(root.getBoundingClientRect().height))
          return told === real
        })
        .toBe(true)
      expect(noise).toEqual([])
      await page.context().close()
    }
  })
})
