import { below, between, oneOf, type Random } from '../lib/random'
import { type Browser, createBrowser } from './browser'
import type { AnswerRecord } from './record'
import { openTab, type Tab } from './tab'

export type Mishap = 'reload' | 'crash' | 'second tab' | 'offline' | 'other device' | 'changed mind'
type Setup = {
  url: string
  random: Random
  address: string
  record: AnswerRecord
  /** Milliseconds between two taps. */
  pace: readonly [number, number]
  count: (mishap: Mishap) => void
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/**
 * One visitor's whole test, with what befalls visitors. Ends when everything that was tapped, on whatever device, has
 * been acknowledged.
 */
export const sit = async (setup: Setup): Promise<string> => {
  const { url, random, address, record, pace, count } = setup
  const first = createBrowser({ url, address })
  const { orderNumber, questions } = await first.insist('sitting.start', {
    body: { appExamId: 'iq-1', hl: 'EN', timing: 'untimed' },
  })
  let browser: Browser = first
  let tab = await openTab({ browser, orderNumber, record, random })
  /** Tabs that the visitor has left but not closed. */
  const left: { browser: Browser; tab: Tab }[] = []
  const open = async () => {
    tab = await openTab({ browser, orderNumber, record, random })
  }

  const befall: Record<Mishap, () => Promise<void>> = {
    reload: () => {
      tab.close()
      return open()
    },
    crash: () => {
      tab.crash()
      return open()
    },
    'second tab': async () => {
      left.push({ browser, tab })
      await open()
      // The older one is told by the browser at once, or only by its next save.
      if (below(random, 2) === 0) left.at(-1)?.tab.keeper.reread()
    },
    offline: async () => {
      const { wire } = browser
      wire.cut()
      setTimeout(wire.mend, between(random, [200, 2500]))
    },
    'other device': async () => {
      const { token } = await browser.insist('sitting.link', { body: { orderNumber } })
      // What the older device has not sent yet may arrive long after the newer one's answers.
      if (below(random, 2) === 0) browser.wire.cut()
      left.push({ browser, tab })
      browser = createBrowser({ url, address: `${address}` })
      await browser.insist('sitting.open', { body: { token } })
      await open()
    },
    'changed mind': async () => tab.tap(oneOf(random, questions).id),
  }

  for (const { id } of questions) {
    tab.tap(id)
    // Whoever still looks at an older tab taps there too.
    if (left.length > 0 && below(random, 4) === 0) oneOf(random, left).tab.tap(id)
    await wait(between(random, pace))
    const mishap = mishapOf(random)
    if (!mishap) continue
    count(mishap)
    await befall[mishap]()
  }
  for (const each of [...left, { browser, tab }]) {
    each.browser.wire.mend()
    await settle(each.tab)
    each.tab.close()
  }
  return orderNumber
}

const mishapOf = (random: Random): Mishap | null => {
  const drawn = below(random, 100)
  if (drawn < 3) return 'reload'
  if (drawn < 6) return 'crash'
  if (drawn < 8) return 'second tab'
  if (drawn < 11) return 'offline'
  if (drawn < 12) return 'other device'
  return drawn < 24 ? 'changed mind' : null
}

const PATIENCE_MS = 300_000

const settle = async ({ keeper }: Tab): Promise<void> => {
  const end = performance.now() + PATIENCE_MS
  while (!(await keeper.flush())) {
    if (performance.now() > end) throw new Error('A tab could not deliver its answers within five minutes.')
    await wait(300)
  }
}
