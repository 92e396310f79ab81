import { type CDPSession, chromium, type Page } from '@playwright/test'
import { pathTo, withLocale } from '../../../src/domain/routing/path-to'
import { CHROMIUM_ARGS, ensureChromium } from '../../test/chromium.ts'
import type { Figure, Row } from '../lib/figure.ts'
import { openSittings } from '../lib/open-sittings.ts'
import { median, summaryOf } from '../lib/summary.ts'

const SLOWDOWN = 6
const ROUNDS = 3
const TAPS = 20
/** Longer than the guard against double taps (docs/decisions/0029). */
const BETWEEN_MS = 400
/** An event shorter than 16 ms is not reported; durations come in steps of 8. */
const TOO_SHORT_TO_TELL = 8

/** From a tap on an option to the next paint, beside a bare button that turns its own attribute on the same page. */
export const tap: Figure = async (bench) => {
  const site = await bench.site()
  const [opened] = await openSittings({ port: site.port, count: 1, first: 2_000_000 })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const url = `http://localhost:${site.port}`
    const cookies = opened!.caller.cookie().split('; ')
    await context.addCookies(
      cookies.map((pair) => ({
        url,
        name: pair.slice(0, pair.indexOf('=')),
        value: pair.slice(pair.indexOf('=') + 1),
      })),
    )
    const page = await context.newPage()
    await page.goto(url + withLocale(pathTo({ route: 'questions', code: 'iq', examId: 1 }), 'EN'))
    await page.locator(optionAt(5)).waitFor()
    await plantToggle(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const rounds: Record<'ours' | 'reference', number[][]> = { ours: [], reference: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.reference.push(await durations({ page, cdp, selectors: ['#bench-toggle'] }))
      rounds.ours.push(await durations({ page, cdp, selectors: [0, 1, 2, 3, 4, 5].map(optionAt) }))
      const told = (values: number[]) => `${summaryOf(values).p50} / ${summaryOf(values).p95} ms`
      bench.say(`  toggle ${told(rounds.reference[round]!)}, option ${told(rounds.ours[round]!)}`)
    }
    const row = (name: 'p50' | 'p95', most: number): Row => {
      const of = (side: 'ours' | 'reference') => median(rounds[side].map((values) => summaryOf(values)[name]))
      const more = of('ours') - of('reference')
      return {
        figure: `tap on an option at ${SLOWDOWN}x slowdown, ${name === 'p50' ? 'median' : name}`,
        ours: `${of('ours')} ms`,
        reference: `${of('reference')} ms`,
        compared: more,
        shown: `${more >= 0 ? '+' : ''}${more} ms`,
        target: { most },
        targetShown: `<= +${most} ms`,
      }
    }
    return [row('p50', 16), row('p95', 48)]
  } finally {
    await browser.close()
  }
}

/** The next question stands ready on the page as well, not shown. */
const optionAt = (index: number): string => `[role="radio"]:visible >> nth=${index}`

const plantToggle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const toggle = document.createElement('button')
    toggle.id = 'bench-toggle'
    toggle.textContent = 'toggle'
    toggle.style.cssText = 'position:fixed;inset:0 0 auto auto;z-index:99999'
    toggle.setAttribute('aria-pressed', 'false')
    toggle.addEventListener('click', () => {
      toggle.setAttribute('aria-pressed', String(toggle.getAttribute('aria-pressed') !== 'true'))
    })
    document.body.append(toggle)
    const seen: Record<number, number> = {}
    Object.assign(window, { benchEvents: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (entry.interactionId > 0)
          seen[entry.interactionId] = Math.max(seen[entry.interactionId] ?? 0, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })

/** The longest event of each tap, as the browser itself reports it. */
const durations = async ({
  page,
  cdp,
  selectors,
}: {
  page: Page
  cdp: CDPSession
  selectors: string[]
}): Promise<number[]> => {
  const events = () =>
    page.evaluate(() => ({ ...(window as unknown as { benchEvents: Record<number, number> }).benchEvents }))
  const before = Object.keys(await events())
  for (let at = 0; at < TAPS; at++) {
    const box = await page.locator(selectors[at % selectors.length]!).boundingBox()
    if (!box) throw new Error('There is nothing to tap on.')
    const point = {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      button: 'left',
      clickCount: 1,
    } as const
    await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...point })
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...point })
    await new Promise((done) => setTimeout(done, BETWEEN_MS))
  }
  const after = Object.entries(await events()).filter(([id]) => !before.includes(id))
  const told = after.map(([, duration]) => duration)
  return [...told, ...Array<number>(Math.max(0, TAPS - told.length)).fill(TOO_SHORT_TO_TELL)]
}
