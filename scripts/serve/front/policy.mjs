// Which browser rules an address is served with: the one table. Pure; tests/unit/front holds it against the routes.

/** First segments of the pages under `pay/`; entering them is always a new document (src/ui/chrome/own-document.ts). */
export const PAYING_HEADS = [
  'paying',
  'payment',
  'payPage',
  'payinsider',
  'primer',
  'payCheck',
  'pay_failed',
  'pay_success',
  'pay_package',
  'scheme_select',
  'triplePurchase',
]

/**
 * @typedef {'admin' | 'api' | 'file' | 'paying' | 'site'} Place
 * @typedef {{ place: Place, path: RegExp, referrer?: 'none', framed?: boolean }} Row
 * @typedef {'stripe' | 'paypal'} Provider
 * @typedef {{ dev: boolean, https: boolean, sandbox: string | null, sandboxFollowsHost: boolean, providers: Provider[] }} Settings
 * @typedef {{ place: Place, referrer?: 'none', framed?: boolean, sandbox?: string | null, nonce?: string, settings: Settings }} Rules
 */

/**
 * First match wins. `referrer: none`: the address, or what is behind it, is nobody else's business.
 * @type {Row[]}
 */
const TABLE = [
  // What an editor sees beside the form while writing.
  { place: 'admin', path: /^\/admin\/preview\//, framed: true },
  { place: 'admin', path: /^\/admin(?:\/|$)/ },
  { place: 'file', path: /^\/(?:api\/media\/file|_next\/static)\// },
  { place: 'api', path: /^\/(?:api|pay)(?:\/|$)/ },
  { place: 'paying', path: new RegExp(`^/(?:${PAYING_HEADS.join('|')})(?:/|$)`) },
  {
    place: 'site',
    path: /^\/(?:r|continue|report|retrieve|retrieve_report|user|cancel)\//,
    referrer: 'none',
  },
]

/** @type {(path: string) => Row} */
export const placeOf = (path) => TABLE.find((row) => row.path.test(path)) ?? { place: 'site', path: /^/ }

const NONE = "'none'"
const SELF = "'self'"
const INLINE = "'unsafe-inline'"

/**
 * What the scripts of a payment provider need on the pages under `pay/`, as the provider documents it
 * (docs.stripe.com/security/guide, developer.paypal.com/sdk/js/configuration). `payment`: frames that may open a wallet.
 */
const PROVIDERS = {
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

const BASE = {
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
  'worker-src': [NONE],
  'object-src': [NONE],
  'base-uri': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
}

/** Lexical and react-select write style elements while they run; previews are pages of ours in a frame. */
const ADMIN = {
  ...BASE,
  'style-src': [SELF, INLINE],
  'img-src': [SELF, 'data:', 'blob:'],
  'frame-src': [SELF],
}

/** @type {Record<Place, (rules: { framed?: boolean, sandbox?: string | null, settings: Settings }) => Record<string, string[]>>} */
const POLICIES = {
  admin: ({ framed }) => ({ ...ADMIN, 'frame-ancestors': [framed ? SELF : NONE] }),
  api: () => ({
    'default-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [NONE],
  }),
  file: () => ({ 'default-src': [NONE], 'base-uri': [NONE], 'frame-ancestors': [SELF], sandbox: [] }),
  site: () => BASE,
  paying: ({ sandbox, settings }) =>
    settings.providers.reduce(
      (policy, name) => {
        const { payment: _, ...sources } = PROVIDERS[name]
        return added(policy, sources)
      },
      added(BASE, sandbox ? { 'frame-src': [sandbox] } : {}),
    ),
}

/** `next dev` evaluates code and opens a socket for its own tools. */
const DEVELOPMENT = {
  'script-src': [INLINE, "'unsafe-eval'"],
  'style-src': [INLINE],
  'connect-src': ['ws:'],
}

const added = (policy, more) => {
  const result = { ...policy }
  for (const [name, sources] of Object.entries(more))
    result[name] = [...(result[name] ?? []).filter((source) => source !== NONE), ...sources]
  return result
}

/**
 * The Content-Security-Policy of a place. `scripts`, `styles`: hashes of what stands inline in the page; `nonce`: for
 * pages that are rendered for one request; `sandbox`: origin of the sandbox gateway's card form.
 * @type {(rules: Rules & { scripts?: string[] }) => string}
 */
export const policyOf = ({ place, framed, sandbox, nonce, scripts = [], settings }) => {
  const own = POLICIES[place]({ framed, sandbox, settings })
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

const permissionsOf = ({ place, sandbox, settings }) => {
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

/**
 * Every header that says how a browser may use an answer.
 * @type {(rules: Rules) => [name: string, value: string][]}
 */
export const headersOf = ({ place, referrer, framed, sandbox, nonce, settings }) => [
  ['Content-Security-Policy', policyOf({ place, framed, sandbox, nonce, settings })],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', framed || place === 'file' ? 'SAMEORIGIN' : 'DENY'],
  ['Referrer-Policy', referrer === 'none' ? 'no-referrer' : 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', permissionsOf({ place, sandbox, settings })],
  // Windows of a bank's second step keep their opener.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ...(settings.https ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] : []),
  ...(place === 'api' || place === 'admin' ? [['Cache-Control', 'private, no-store']] : []),
]

/**
 * Origin of the card form as this browser reaches it, or null.
 * @type {(given: { host?: string, settings: Settings }) => string | null}
 */
export const sandboxOrigin = ({ host = '', settings }) => {
  if (!settings.sandbox) return null
  const url = new URL(settings.sandbox)
  const name = host.replace(/:\d+$/, '')
  if (settings.sandboxFollowsHost && /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/i.test(name)) url.hostname = name
  return url.origin
}
