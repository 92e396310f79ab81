/** A source file: its path below `src/`, and its text. */
export type Source = { path: string; text: string }

type Room = {
  /** Which files this row speaks of; the first row that matches counts. */
  files: RegExp
  /** What they may import of ours: prefixes of a target below `src/`. */
  ours: readonly string[]
  /** Packages they may not import. */
  without?: RegExp
  /** The only packages they may import. */
  only?: RegExp
}

const GENERATED = ['payload-types', 'payload-schema']
const SERVER_ONLY =
  /^(?:node:|payload$|payload\/|@payloadcms\/(?!richtext-lexical\/react$)|@payload-config$|pg$|pg-boss$|nodemailer$|sharp$|server-only$|next\/cache$|next\/server$)/
/** What of Payload is made for the admin's own browser bundle. */
const ADMIN_BROWSER = /^(?:@payloadcms\/ui|payload\/shared|@payloadcms\/richtext-lexical\/client)(?:\/|$)/
const CMS = /^(?:payload|@payloadcms)(?:\/|$)/
const SCREENS = /^(?:react|react-dom|next|next-intl|swr)(?:\/|$)/

/** Who may import whom (docs/ARCHITECTURE.md). */
const ROOMS: readonly Room[] = [
  { files: /^payload-(?:types|schema)\.ts$/, ours: [] },
  { files: /^domain\/api\//, ours: ['domain'], only: /^zod$/ },
  { files: /^domain\//, ours: ['domain'], only: /^$/ },
  { files: /^ui\//, ours: ['ui', 'domain', 'i18n'], without: SERVER_ONLY },
  { files: /^i18n\//, ours: ['i18n', 'domain', '../locales'], without: CMS },
  { files: /^config\//, ours: ['config', 'domain/secrets'], only: /^zod$/ },
  {
    files: /^gateways\/payments\/sandbox\/server\//,
    ours: ['gateways/payments/sandbox', 'domain'],
    without: new RegExp(`${CMS.source}|${SCREENS.source}|^pg`),
  },
  {
    // The engine takes what it draws as elements; no screen.
    files: /^gateways\/pdf\/draw-pages\.ts$/,
    ours: ['gateways/pdf', 'domain'],
    only: /^(?:react|@react-pdf\/renderer)$/,
  },
  {
    files: /^gateways\//,
    ours: ['gateways', 'domain', 'config'],
    without: new RegExp(`${CMS.source}|${SCREENS.source}`),
  },
  {
    files: /^services\//,
    ours: ['services', 'gateways', 'domain', 'config', 'i18n/messages', ...GENERATED],
    // A mail has words as well.
    without: /^(?:react|react-dom|next|swr)(?:\/|$)/,
  },
  {
    files: /^content\//,
    ours: ['content', 'services', 'gateways', 'domain', 'config', ...GENERATED],
    without: /^(?:react|react-dom|next-intl|swr)(?:\/|$)/,
  },
  {
    files: /^cms\/(?:collections|globals|fields|blocks|access|hooks|publishing)\//,
    ours: [
      'cms/access',
      'cms/admin',
      'cms/blocks',
      'cms/collections',
      'cms/fields',
      'cms/globals',
      'cms/hooks',
      'cms/publishing',
      'content/invalidate',
      'domain',
      'config',
      ...GENERATED,
    ],
    without: SCREENS,
  },
  {
    files: /^cms\/admin\//,
    ours: [
      'cms/admin',
      'cms/access',
      'cms/publishing',
      'services',
      'gateways',
      'ui',
      'domain',
      'config',
      ...GENERATED,
    ],
  },
  // It hands the front what the front may not import.
  {
    files: /^cms\/endpoints\/hot-calls\.ts$/,
    ours: [
      'cms/endpoints/answer-own-call',
      'domain/api',
      'front/process-globals',
      'gateways/payments/gateway',
    ],
    only: /^$/,
  },
  {
    files: /^cms\//,
    ours: ['cms', 'content', 'services', 'gateways', 'domain', 'config', ...GENERATED],
    without: SCREENS,
  },
  {
    files: /^seed\//,
    ours: ['seed', 'cms', 'services', 'gateways', 'domain', 'config', ...GENERATED],
    without: SCREENS,
  },
  {
    files: /^app\/\(payload\)\//,
    ours: [
      'app/(payload)',
      'cms/admin',
      'cms/endpoints/answer-head',
      'cms/endpoints/answer-own-call',
      'cms/endpoints/hot-calls',
      'content/staff',
    ],
  },
  // It compares what the database has been through with what this build needs.
  { files: /^app\/readyz\//, ours: ['content/payload', 'services', '../migrations'] },
  {
    files: /^app\//,
    // The one gateway says whether payments are simulated.
    ours: [
      'app',
      'ui',
      'content',
      'services',
      'gateways/payments/payment-gateways',
      'i18n',
      'domain',
      'config',
      ...GENERATED,
    ],
  },
  // What every request passes before Next. Of the application it knows what it is handed.
  {
    files: /^front\//,
    ours: [
      'front',
      'config',
      'domain',
      'gateways/logs',
      'gateways/metrics',
      'gateways/payments/gateway',
      '../locales',
    ],
    only: /^(?:node:[\w/]+|next|next\/dist\/server\/lib\/start-server)$/,
  },
  {
    files: /^server\.ts$/,
    ours: [
      'front',
      'config',
      'domain/caches',
      'content/tags',
      'gateways/caches',
      'gateways/health',
      'gateways/logs',
    ],
    only: /^node:[\w/]+$/,
  },
  // Next's cache with REDIS_URL: of the application it knows what the server tells it.
  {
    files: /^cache-handler\.ts$/,
    ours: ['config', 'domain/caches', 'front/process-globals', 'gateways/caches'],
    only: /^(?:node:[\w/]+|next\/dist\/server\/lib\/incremental-cache(?:\/file-system-cache)?)$/,
  },
  { files: /^proxy\.ts$/, ours: ['domain'], without: CMS },
  { files: /^instrumentation-client\.ts$/, ours: ['ui', 'domain'], without: SERVER_ONLY },
  {
    files: /^instrumentation\.ts$/,
    ours: ['front/process-globals', 'gateways/logs', 'services/database-unavailable'],
  },
  { files: /^admin-command\.ts$/, ours: ['config'], only: /^pg$/ },
  {
    files: /^(?:worker|release)\.ts$/,
    ours: ['config', 'content', 'gateways', 'services', 'seed', 'domain', '../migrations', ...GENERATED],
    without: SCREENS,
  },
]

/** May not stand in `domain/`: time, randomness and waiting come in as arguments. */
const IMPURE: readonly [RegExp, string][] = [
  [/\bDate\.now\b/, 'Date.now'],
  [/\bnew Date\(\s*\)/, 'new Date()'],
  [/\bMath\.random\b/, 'Math.random'],
  [/\bcrypto\.(?:randomUUID|getRandomValues)\b/, 'random bytes'],
  [/\bperformance\.now\b/, 'performance.now'],
  [/\basync\b|\bawait\b/, 'async'],
  [/\bprocess\./, 'process'],
  [/\bfetch\(/, 'fetch'],
]

/** Touches process.env, named because each is a program or a door of its own. */
const READS_ENV =
  /^(?:config\/|instrumentation\.ts$|front\/start-next\.ts$|gateways\/payments\/sandbox\/server\/(?:main|settings)\.ts$)/
/** The chart library is heavy: only charts of the admin that are loaded when they are shown. */
const DRAWS_CHARTS = /^cms\/admin\/statistics\/\w+-chart\.tsx$/
const ASKS_FOR_PAYLOAD = /^(?:content\/payload\.ts$|app\/\(payload\)\/)/
const MOST_ROUTE_LINES = 40

/** Every breach of the house's rules, one sentence each. A file that lies in no room is one as well. */
export const wrongArrows = (sources: readonly Source[]): string[] => [
  ...sources.flatMap(wrongImports),
  ...sources.flatMap(wrongWords),
  ...leaksIntoBrowser(sources),
]

const wrongImports = ({ path, text }: Source): string[] => {
  const room = ROOMS.find(({ files }) => files.test(path))
  if (!room) return [`${path} lies in no room`]
  return importsOf({ path, text }).flatMap(({ target, ours }) => {
    if (target === '../payload.config' || target === '@payload-config')
      return ASKS_FOR_PAYLOAD.test(path) ? [] : [`${path} imports payload.config`]
    if (ours) {
      const allowed = room.ours.some((prefix) => target === prefix || target.startsWith(`${prefix}/`))
      return allowed ? [] : [`${path} imports ${target}`]
    }
    if (target === 'recharts' && !DRAWS_CHARTS.test(path)) return [`${path} imports recharts`]
    if (target === 'next/cache' && !path.startsWith('content/')) return [`${path} imports next/cache`]
    const refused = (room.only && !room.only.test(target)) || room.without?.test(target)
    return refused ? [`${path} imports ${target}`] : []
  })
}

const wrongWords = ({ path, text }: Source): string[] => {
  const code = withoutComments(text)
  const found: string[] = []
  if (path.startsWith('domain/'))
    for (const [pattern, name] of IMPURE) if (pattern.test(code)) found.push(`${path} is not pure: ${name}`)
  if (/\bprocess\.env\b/.test(code) && !READS_ENV.test(path)) found.push(`${path} reads process.env`)
  const lines = text.trimEnd().split('\n').length
  if (/^app\/.*\.tsx?$/.test(path) && lines > MOST_ROUTE_LINES)
    found.push(`${path} has ${lines} lines, a route has at most ${MOST_ROUTE_LINES}`)
  return found
}

/** What a client component pulls into the browser, through however many files. */
const leaksIntoBrowser = (sources: readonly Source[]): string[] => {
  const byName = new Map(sources.map((source) => [withoutExtension(source.path), source]))
  const find = (target: string) => byName.get(target) ?? byName.get(`${target}/index`)
  return sources
    .filter(({ text }) => /^\s*['"]use client['"]/.test(withoutComments(text)))
    .flatMap((island) => {
      const seen = new Set<Source>([island])
      for (const source of seen)
        for (const { target, ours, typeOnly } of importsOf(source)) {
          const next = ours && !typeOnly ? find(target) : undefined
          if (next) seen.add(next)
        }
      const server = [...seen].flatMap((source) => {
        if (/^(?:services|cms(?!\/admin\/)|content|front|gateways|config|seed)\//.test(source.path))
          return [source.path]
        const forAdmin = source.path.startsWith('cms/admin/')
        return importsOf(source)
          .filter(({ target, ours, typeOnly }) => !ours && !typeOnly && SERVER_ONLY.test(target))
          .filter(({ target }) => !(forAdmin && ADMIN_BROWSER.test(target)))
          .map(({ target }) => target)
      })
      return [...new Set(server)].map((reached) => `${island.path} takes ${reached} into the browser`)
    })
}

type Import = { target: string; ours: boolean; typeOnly: boolean }

const IMPORT =
  /(?:\b(?:import|export)\s+(type\s)?(?:[\w*\s{},$]+?\s+from\s+)?|\bimport\(\s*)(['"`])([^'"`\n]+)\2/g

/** Static and dynamic imports and re-exports. Ours are given relative to `src/`, without extension. */
export const importsOf = ({ path, text }: Source): Import[] =>
  [...withoutComments(text).matchAll(IMPORT)].map(([, type, , name = '']) => {
    const typeOnly = type !== undefined
    if (name.startsWith('@/')) return { target: withoutExtension(name.slice(2)), ours: true, typeOnly }
    if (!name.startsWith('.')) return { target: name, ours: false, typeOnly }
    return { target: withoutExtension(resolve(path, name)), ours: true, typeOnly }
  })

const resolve = (from: string, name: string): string => {
  const at = from.split('/').slice(0, -1)
  for (const step of name.split('/')) {
    if (step === '.') continue
    if (step === '..' && at.length > 0 && at.at(-1) !== '..') at.pop()
    else at.push(step)
  }
  return at.join('/')
}

const withoutExtension = (path: string): string => path.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '')

/** Strings stay as they are, so that a `//` in an address is no comment. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(['"`])(?:\\.|(?!\1)[^\\\n])*\1|\/\/[^\n]*/g, (found, quote) =>
    quote ? found : ' ',
  )
