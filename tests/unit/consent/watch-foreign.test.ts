import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeMark } from '@/domain/consent/foreign-mark'

const VERSION = '1.2+gmtspr'
const IDS = {
  tagManager: 'GTM-ABCD123',
  metaPixel: '1234567890',
  tiktokPixel: 'C1ABCDEFGHIJ',
  snapPixel: '01234567-89ab-cdef-0123-456789abcdef',
  pinterestTag: '2612345678901',
  riskScript: 'https://risk.example/a.js',
}
const NUMBER = '0123456789AB'
const CLICKS = 'fbclid=a&ttclid=b&ScCid=c&epik=d'

type Given = {
  /** Where the document was loaded. */
  loadedAs?: string
  pathname?: string
  search?: string
  choice?: string
  gpc?: boolean
  referrer?: string
  cardForm?: boolean
  /** How the document came to be. */
  navigation?: 'navigate' | 'reload' | 'back_forward'
  /** The tab, as it was left by the page before. */
  tab?: Map<string, string> | null
}

/** As much of a browser as the code asks for. */
const browserWith = async (given: Given = {}) => {
  const {
    pathname = '/landing_page/new/iq-1',
    search = `?${CLICKS}`,
    // As every landing page notes where it is (ui/navigation/remember-landing.tsx).
    tab = new Map([['IQ-landing_page_href', '/landing_page/new/iq-1']]),
  } = given
  const scripts: string[] = []
  const kept: object[] = []
  const replaced: string[] = []
  const window = Object.assign(new EventTarget(), {
    location: {
      pathname: given.loadedAs ?? pathname,
      search,
      origin: 'https://shop.example',
      hostname: 'shop.example',
      href: `https://shop.example${pathname}${search}`,
      replace: (href: string) => replaced.push(href),
      reload: vi.fn(),
    },
    sessionStorage: {
      getItem: (name: string) => tab?.get(name) ?? null,
      setItem: (name: string, value: string) => tab?.set(name, value),
    },
  })
  const document = {
    cookie: given.choice ? `plumbline-choice=${encodeURIComponent(`${given.choice}.${VERSION}`)}` : '',
    referrer: given.referrer ?? '',
    querySelector: (selector: string) => (given.cardForm && selector === '[data-card-form]' ? {} : null),
    createElement: () => ({}),
    documentElement: { dataset: {}, lang: 'en' },
    head: {
      append: ({ src, ...meta }: { src?: string }) => (src ? scripts.push(src) : kept.push(meta)),
    },
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [{ type: given.navigation ?? 'navigate' }],
  })
  vi.stubGlobal('navigator', { globalPrivacyControl: given.gpc })
  vi.resetModules()
  const { watchForeign } = await import('@/ui/foreign/watch-foreign')
  window.location.pathname = pathname
  const { storeConsent } = await import('@/ui/chrome/consent')
  const told = window as unknown as Record<string, { queue: unknown[][] } & unknown[]>
  return {
    scripts,
    kept,
    replaced,
    reload: window.location.reload,
    back: () => window.dispatchEvent(new Event('pageshow')),
    tab,
    document,
    told,
    choose: (choice: 'accepted' | 'refused') => storeConsent(choice, VERSION),
    watch: ({
      page = 'landing' as 'landing' | 'success',
      mode = 'prod-www-plumbline',
      health = false,
    } = {}) => watchForeign({ page, health, mark: writeMark({ mode, version: VERSION, ids: IDS }) }),
  }
}

const ALL = [
  'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD123',
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=C1ABCDEFGHIJ&lib=ttq',
  'https://sc-static.net/scevent.min.js',
  'https://s.pinimg.com/ct/core.js',
  'https://risk.example/a.js',
]

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('scripts of others', () => {
  it('are loaded half a second after the page, for who accepted before', async () => {
    const { watch, scripts } = await browserWith({ choice: 'accepted' })
    watch()
    await pass(499)
    expect(scripts).toEqual([])
    await pass(1)
    expect(scripts).toEqual(ALL)
  })

  it('are loaded when somebody accepts later, once', async () => {
    const { watch, scripts, choose } = await browserWith()
    watch()
    await pass(5_000)
    expect(scripts).toEqual([])
    choose('accepted')
    await pass(0)
    choose('accepted')
    await pass(0)
    expect(scripts).toEqual(ALL)
  })

  it.each<[string, Given, object]>([
    ['refused', { choice: 'refused' }, {}],
    ['accepted another notice', { choice: 'accepted.0' }, {}],
    ['has a browser that refuses', { choice: 'accepted', gpc: true }, {}],
    ['stands before a card form', { choice: 'accepted', cardForm: true }, { page: 'success' }],
    ['has reloaded the page', { choice: 'accepted', navigation: 'reload' }, {}],
    ['has come back to the page', { choice: 'accepted', navigation: 'back_forward' }, {}],
    ['bought something about health', { choice: 'accepted' }, { page: 'success', health: true }],
  ])('are never loaded for who %s', async (_, given, asked) => {
    const { watch, scripts, replaced } = await browserWith(given)
    watch(asked)
    await pass(5_000)
    expect([scripts, replaced]).toEqual([[], []])
  })

  it('are not loaded once the page was left, or the consent was taken back within the half second', async () => {
    const left = await browserWith({ choice: 'accepted' })
    const stop = left.watch()
    await pass(100)
    stop()
    await pass(5_000)
    expect(left.scripts).toEqual([])
    const other = await browserWith({ choice: 'accepted' })
    other.watch()
    await pass(100)
    other.choose('refused')
    await pass(5_000)
    expect(other.scripts).toEqual([])
  })

  it('end with their document when it is brought back after the consent was taken back elsewhere', async () => {
    const { watch, back, document, reload, told } = await browserWith({ choice: 'accepted' })
    watch()
    back()
    await pass(500)
    back()
    await pass(0)
    expect(reload).not.toHaveBeenCalled()
    document.cookie = `plumbline-choice=${encodeURIComponent(`refused.${VERSION}`)}`
    back()
    await pass(0)
    expect(reload).toHaveBeenCalledOnce()
    expect(told.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
  })

  it('leave a mark of their own, for when React takes that of the page away', async () => {
    const { watch, kept } = await browserWith({ choice: 'accepted' })
    watch()
    await pass(499)
    expect(kept).toEqual([])
    await pass(1)
    expect(kept).toEqual([
      {
        name: 'plumbline-foreign',
        content: writeMark({ mode: 'prod-www-plumbline', version: VERSION, ids: IDS }),
      },
    ])
  })

  it('hear of a consent that is taken back, and nothing more is loaded', async () => {
    const { watch, scripts, choose, told, reload } = await browserWith({ choice: 'accepted' })
    watch()
    await pass(500)
    choose('refused')
    await pass(0)
    expect(scripts).toEqual(ALL)
    expect(told.fbq?.queue.at(-1)).toEqual(['consent', 'revoke'])
    expect(told.ttq?.at(-1)).toEqual(['revokeConsent'])
    expect(told.pintrk?.queue.at(-1)).toEqual(['setconsent', false])
    expect(Array.from(told.dataLayer?.at(-1) as unknown[])[1]).toBe('update')
    expect(JSON.stringify(told.dataLayer?.at(-1))).toContain('denied')
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['EU', 0],
    ['AS', 5],
    [null, 0],
  ])('where the mode has fb and the continent is %s: %i', async (continentCode, count) => {
    const { watch, scripts } = await browserWith({ choice: 'accepted' })
    const asked = vi.fn(async () =>
      continentCode === null
        ? Promise.reject(new Error('offline'))
        : Response.json({ result: 200, data: { continentCode } }),
    )
    vi.stubGlobal('fetch', asked)
    watch({ mode: 'prod-fb-plumbline' })
    await pass(1_000)
    expect(asked).toHaveBeenCalledOnce()
    expect(scripts).toEqual(ALL.slice(0, count))
  })

  it('leave no call where the continent decides nothing', async () => {
    const asked = vi.fn()
    for (const choice of ['accepted', 'refused']) {
      const { watch } = await browserWith({ choice })
      vi.stubGlobal('fetch', asked)
      watch({ mode: choice === 'accepted' ? 'prod-www-plumbline' : 'prod-fb-plumbline' })
      await pass(1_000)
    }
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('what they are told', () => {
  it('is a view of a landing page, and never a purchase', async () => {
    const { watch, told } = await browserWith({ choice: 'accepted' })
    watch()
    await pass(500)
    const [first, second, third] = (told.dataLayer ?? []).map((each) => each as ArrayLike<unknown>)
    expect([...Array.from(first ?? []).slice(0, 2), ...Array.from(second ?? []).slice(0, 2)]).toEqual([
      'consent',
      'default',
      'consent',
      'update',
    ])
    expect(
      [JSON.stringify(first), JSON.stringify(second)].map((each) => /granted|denied/.exec(each)?.[0]),
    ).toEqual(['denied', 'granted'])
    expect(third).toMatchObject({ event: 'gtm.js' })
    expect(told.dataLayer).toHaveLength(3)
    expect(told.fbq?.queue).toEqual([
      ['set', 'autoConfig', false, IDS.metaPixel],
      ['init', IDS.metaPixel],
      ['track', 'PageView'],
    ])
    expect([...(told.ttq ?? [])]).toEqual([['page']])
    expect(told.snaptr?.queue).toEqual([
      ['init', IDS.snapPixel],
      ['track', 'PAGE_VIEW'],
    ])
    expect(told.pintrk?.queue).toEqual([['load', IDS.pinterestTag], ['page']])
  })

  it('is a purchase without value or number, once in a tab', async () => {
    const tab = new Map([['IQ-order_number', NUMBER]])
    const given = { choice: 'accepted', pathname: '/paying/success/iq-1', tab }
    for (const [times, length] of [
      [1, 4],
      [2, 3],
    ]) {
      const { watch, told } = await browserWith(given)
      watch({ page: 'success' })
      await pass(500)
      expect([times, told.fbq?.queue.length]).toEqual([times, length])
      if (times === 1) expect(told.fbq?.queue.at(-1)).toEqual(['track', 'Purchase'])
      const all = [
        told.dataLayer,
        told.fbq?.queue,
        [...(told.ttq ?? [])],
        told.snaptr?.queue,
        told.pintrk?.queue,
      ]
      expect(JSON.stringify(all)).not.toContain(NUMBER)
    }
  })

  it('is no address of ours before this one, but the name of another site', async () => {
    const own = await browserWith({
      choice: 'accepted',
      referrer: `https://shop.example/a?orderNumber=${NUMBER}`,
    })
    own.watch()
    await pass(500)
    expect(own.document.referrer).toBe('')
    const other = await browserWith({ choice: 'accepted', referrer: 'https://shop.example.org/' })
    other.watch()
    await pass(500)
    expect(other.document.referrer).toBe('https://shop.example.org/')
  })
})

describe('an address that others must not read', () => {
  const search = `?orderNumber=${NUMBER}&hl=DE&fbclid=a`
  const pathname = '/paying/success/iq-1'

  it('is left for one without the number, which the tab keeps', async () => {
    const browser = await browserWith({ choice: 'accepted', pathname, search })
    browser.watch({ page: 'success' })
    await pass(5_000)
    expect(browser.replaced).toEqual([`${pathname}?hl=DE&fbclid=a`])
    expect(browser.scripts).toEqual([])
    expect(browser.tab?.get('IQ-order_number')).toBe(NUMBER)
  })

  it.each<['success' | 'landing', string]>([
    ['success', 'NO-NUMBER'],
    ['landing', NUMBER],
  ])('of a %s page with %s leaves the order of the tab as it is', async (page, said) => {
    const tab = new Map([['IQ-order_number', 'ZYXWVTSRQPNM']])
    const browser = await browserWith({ choice: 'accepted', search: `?orderNumber=${said}&fbclid=a`, tab })
    browser.watch({ page })
    await pass(5_000)
    expect(browser.replaced).toEqual(['/landing_page/new/iq-1?fbclid=a'])
    expect(browser.tab?.get('IQ-order_number')).toBe('ZYXWVTSRQPNM')
  })

  it('stays where the tab can keep nothing, and nothing is loaded', async () => {
    const browser = await browserWith({ choice: 'accepted', pathname, search, tab: null })
    browser.watch({ page: 'success' })
    await pass(5_000)
    expect([browser.replaced, browser.scripts]).toEqual([[], []])
  })

  it('stays for who did not accept', async () => {
    const browser = await browserWith({ pathname, search })
    browser.watch({ page: 'success' })
    await pass(5_000)
    expect([browser.replaced, browser.scripts]).toEqual([[], []])
  })

  it('is loaded as a document of its own when the router came there from another page', async () => {
    const browser = await browserWith({
      choice: 'accepted',
      loadedAs: '/paying/payment/iq-1',
      pathname,
      navigation: 'reload',
    })
    browser.watch({ page: 'success' })
    await pass(5_000)
    expect(browser.replaced).toEqual([`${pathname}?${CLICKS}`])
    expect(browser.scripts).toEqual([])
  })
})
