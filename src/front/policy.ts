import { PAYING_HEADS } from '@/domain/routing/paying-path'
import { PRIVATE_HEADS } from '@/domain/routing/private-path'
import type { Sources as Policy } from './foreign-sources'
import type { Provider, Settings } from './settings'

// Which browser rules an address is served with: the one table. Pure; tests/unit/front holds it against the routes.

type Place = 'admin' | 'api' | 'file' | 'paying' | 'site' | 'worker'
type Row = { place: Place; path: RegExp; referrer?: 'none'; framed?: boolean }
type PolicySettings = Pick<Settings, 'dev' | 'https' | 'sandbox' | 'sandboxFollowsHost' | 'providers'>
export type Rules = {
  place: Place
  referrer?: 'none'
  framed?: boolean
  /** Origin of the sandbox gateway's card form. */
  sandbox?: string | null
  /** For pages that are rendered for one request. */
  nonce?: string
  settings: PolicySettings
}

/** First match wins. `referrer: none`: the address, or what is behind it, is nobody else's business. */
const TABLE: readonly Row[] = [
  // What an editor sees beside the form while writing.
  { place: 'admin', path: /^\/admin\/preview\//, framed: true },
  { place: 'admin', path: /^\/admin(?:\/|$)/ },
  // The worker of the viewer of PDF files (ui/centre/pdf). A browser starts none that is in a sandbox.
  { place: 'worker', path: /^\/_next\/static\/media\/pdf\.worker\.[\w.~-]+\.mjs$/ },
  { place: 'file', path: /^\/(?:api\/media\/file|_next\/static)\// },
  { place: 'api', path: /^\/(?:api|pay)(?:\/|$)/ },
  { place: 'paying', path: new RegExp(`^/(?:${PAYING_HEADS.join('|')})(?:/|$)`) },
  { place: 'site', path: new RegExp(`^/(?:${PRIVATE_HEADS.join('|')})/`), referrer: 'none' },
]
const ELSEWHERE: Row = { place: 'site', path: /^/ }

export const placeOf = (path: string): Row => TABLE.find((row) => row.path.test(path)) ?? ELSEWHERE

const NONE = "'none'"
const SELF = "'self'"
const INLINE = "'unsafe-inline'"

/**
 * What the scripts of a payment provider need on the pages under `pay/`, as the provider documents it
 * (docs.stripe.com/security/guide, developer.paypal.com/sdk/js/configuration). `payment`: frames that may open a wallet.
 */
const PROVIDERS: Record<Provider, Policy & { payment: string[] }> = {
  stripe: {
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
    payment: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  },
  paypal: {
    'script-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    // Its script writes the style of the frame that holds its buttons.
    'style-src': [INLINE],
    'img-src': ['https://*.paypal.com', 'https://*.paypalobjects.com'],
    'frame-src': ['https://*.paypal.com'],
    'connect-src': ['https://*.paypal.com'],
    payment: ['https://*.paypal.com'],
  },
}

const BASE: Policy = {
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF],
  // React writes style attributes (bar lengths, theme colours): data of ours, no text of anybody. An attribute runs nothing.
  'style-src-attr': [INLINE],
  'img-src': [SELF, 'data:'],
  'font-src': [SELF],
  'connect-src': [SELF],
  'media-src': [SELF],
  'manifest-src': [SELF],
  'frame-src': [NONE],
  // The viewer of PDF files (ui/centre/pdf) reads them in one; a page is left and entered without a new policy.
  'worker-src': [SELF],
  'object-src': [NONE],
  'base-uri': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
}

/** Lexical and react-select write style elements while they run; previews are pages of ours in a frame. */
const ADMIN: Policy = {
  ...BASE,
  'style-src': [SELF, INLINE],
  'img-src': [SELF, 'data:', 'blob:'],
  'frame-src': [SELF],
}

const POLICIES: Record<Place, (rules: Pick<Rules, 'framed' | 'sandbox' | 'settings'>) => Policy> = {
  admin: ({ framed }) => ({ ...ADMIN, 'frame-ancestors': [framed ? SELF : NONE] }),
  api: () => ({
    'default-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [NONE],
  }),
  file: () => ({ 'default-src': [NONE], 'base-uri': [NONE], 'frame-ancestors': [SELF], sandbox: [] }),
  worker: () => ({ 'default-src': [NONE], 'base-uri': [NONE], 'frame-ancestors': [NONE] }),
  site: () => BASE,
  paying: ({ sandbox, settings }) =>
    settings.providers.reduce<Policy>(
      (policy, name) => {
        const { payment: _, ...sources } = PROVIDERS[name]
        return added(policy, sources)
      },
      added(BASE, sandbox ? { 'frame-src': [sandbox] } : {}),
    ),
}

/** `next dev` evaluates code and opens a socket for its own tools. */
const DEVELOPMENT: Policy = {
  'script-src': [INLINE, "'unsafe-eval'"],
  'style-src': [INLINE],
  'connect-src': ['ws:'],
}

const added = (policy: Policy, more: Policy): Policy => {
  const result = { ...policy }
  for (const [name, sources] of Object.entries(more))
    result[name] = [...(result[name] ?? []).filter((source) => source !== NONE), ...sources]
  return result
}

/**
 * The Content-Security-Policy of a place. `scripts`: hashes of those that are inline in the page; `foreign`: what a page
 * opens for others (foreign-sources.ts).
 */
export const policyOf = ({
  place,
  framed,
  sandbox,
  nonce,
  scripts = [],
  foreign = [],
  settings,
}: Rules & { scripts?: readonly string[]; foreign?: readonly Policy[] }): string => {
  const own = foreign.reduce(added, POLICIES[place]({ framed, sandbox, settings }))
  const isPage = 'script-src' in own
  // Beside a hash or a nonce, a browser no longer heeds what allows any inline script.
  const inline = settings.dev
    ? DEVELOPMENT
    : { 'script-src': [...scripts, ...(nonce ? [`'nonce-${nonce}'`] : [])] }
  const policy = isPage ? added(own, inline) : own
  return [
    ...Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' ')),
    ...(settings.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
]

const permissionsOf = ({ place, sandbox, settings }: Rules): string => {
  const frames = [
    ...(sandbox ? [sandbox] : []),
    ...settings.providers.flatMap((name) => PROVIDERS[name].payment),
  ]
  const payment = ['self', ...frames.map((origin) => `"${origin}"`)].join(' ')
  return [
    ...FEATURES.map((name) => `${name}=()`),
    place === 'paying' ? `payment=(${payment})` : 'payment=()',
  ].join(', ')
}

type Header = [name: string, value: string]

/** Every header that says how a browser may use an answer. */
export const headersOf = ({ place, referrer, framed, sandbox, nonce, settings }: Rules): Header[] => [
  ['Content-Security-Policy', policyOf({ place, framed, sandbox, nonce, settings })],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', framed || place === 'file' ? 'SAMEORIGIN' : 'DENY'],
  ['Referrer-Policy', referrer === 'none' ? 'no-referrer' : 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', permissionsOf({ place, sandbox, settings })],
  // Windows of a bank's second step keep their opener.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ...(settings.https ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] as Header] : []),
  ...(place === 'api' || place === 'admin' ? [['Cache-Control', 'private, no-store'] as Header] : []),
]

/** Origin of the card form as this browser reaches it, or null. */
export const sandboxOrigin = ({
  host = '',
  settings,
}: {
  host?: string
  settings: PolicySettings
}): string | null => {
  if (!settings.sandbox) return null
  const url = new URL(settings.sandbox)
  const name = host.replace(/:\d+$/, '')
  if (settings.sandboxFollowsHost && /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/i.test(name)) url.hostname = name
  return url.origin
}
