import type { ForeignId } from '@/domain/consent/foreign-ids'

type Given = {
  id: string
  /** Tells of a purchase as well, without its value and without what it was. */
  purchase: boolean
}
type Network = {
  /** The network's own beginning of its script, and the view of the page. */
  load: (given: Given) => void
  /** What the network offers to who takes a consent back, or gives it again; its script stays until the next page. */
  answer?: (granted: boolean) => void
}

type Command = (...given: unknown[]) => unknown
type Globals = Record<string, unknown>
const globals = (): Globals => window as unknown as Globals

const loadScript = (src: string): void => {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

const say = (name: string, ...given: unknown[]): void => {
  const command = globals()[name]
  if (typeof command === 'function') command(...given)
}

/** A command that waits in a list until the network's script is there, which then takes both over. */
const queued = (name: string, more: object = {}): void => {
  const queue: unknown[] = []
  const command: Command & { callMethod?: Command; handleRequest?: Command } = (...given) => {
    const taken = command.callMethod ?? command.handleRequest
    return taken ? taken.apply(command, given) : queue.push(given)
  }
  globals()[name] = Object.assign(command, { queue, push: command, ...more })
}

/** Google reads a command only from `arguments`, never from a list. */
function gtag(..._: unknown[]): void {
  const list = globals().dataLayer as unknown[]
  // biome-ignore lint/complexity/noArguments: see above
  list.push(arguments)
}
const GRANTS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
const answerOf = (granted: boolean) =>
  Object.fromEntries(GRANTS.map((name) => [name, granted ? 'granted' : 'denied']))

/** What TikTok's list takes before its script is there, by the network's own beginning. */
const TIKTOK = (
  'page track identify instances debug on off once ready alias group enableCookie disableCookie holdConsent ' +
  'revokeConsent grantConsent'
).split(' ')

export const NETWORKS: Record<ForeignId, Network> = {
  tagManager: {
    load: ({ id, purchase }) => {
      const list: unknown[] = []
      globals().dataLayer = list
      gtag('consent', 'default', { ...answerOf(false), wait_for_update: 500 })
      gtag('consent', 'update', answerOf(true))
      list.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      if (purchase) list.push({ event: 'purchase' })
      loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
    },
    answer: (granted) => gtag('consent', 'update', answerOf(granted)),
  },
  metaPixel: {
    load: ({ id, purchase }) => {
      queued('fbq', { loaded: true, version: '2.0', disablePushState: true })
      globals()._fbq = globals().fbq
      // Else it reads the words of buttons and of form fields, an e-mail address among them.
      say('fbq', 'set', 'autoConfig', false, id)
      say('fbq', 'init', id)
      say('fbq', 'track', 'PageView')
      if (purchase) say('fbq', 'track', 'Purchase')
      loadScript('https://connect.facebook.net/en_US/fbevents.js')
    },
    answer: (granted) => say('fbq', 'consent', granted ? 'grant' : 'revoke'),
  },
  tiktokPixel: {
    load: ({ id, purchase }) => {
      const address = 'https://analytics.tiktok.com/i18n/pixel/events.js'
      const list: unknown[][] = []
      Object.assign(
        list,
        Object.fromEntries(
          TIKTOK.map((name) => [name, (...given: unknown[]) => list.push([name, ...given])]),
        ),
        {
          methods: TIKTOK,
          _i: { [id]: Object.assign([], { _u: address }) },
          _t: { [id]: Date.now() },
          _o: { [id]: {} },
        },
      )
      Object.assign(globals(), { TiktokAnalyticsObject: 'ttq', ttq: list })
      list.push(['page'])
      if (purchase) list.push(['track', 'CompletePayment'])
      loadScript(`${address}?sdkid=${id}&lib=ttq`)
    },
    answer: (granted) => {
      const { ttq } = globals() as { ttq?: { grantConsent?: () => void; revokeConsent?: () => void } }
      if (granted) ttq?.grantConsent?.()
      else ttq?.revokeConsent?.()
    },
  },
  snapPixel: {
    load: ({ id, purchase }) => {
      queued('snaptr')
      say('snaptr', 'init', id)
      say('snaptr', 'track', 'PAGE_VIEW')
      if (purchase) say('snaptr', 'track', 'PURCHASE')
      loadScript('https://sc-static.net/scevent.min.js')
    },
  },
  pinterestTag: {
    load: ({ id, purchase }) => {
      queued('pintrk', { version: '3.0' })
      say('pintrk', 'load', id)
      say('pintrk', 'page')
      if (purchase) say('pintrk', 'track', 'checkout')
      loadScript('https://s.pinimg.com/ct/core.js')
    },
    answer: (granted) => say('pintrk', 'setconsent', granted),
  },
  riskScript: { load: ({ id }) => loadScript(id) },
}
