import { importsOf, type Source, withoutComments } from './arrows'

/** What editors write. Whatever else there is, money, sittings and accounts first, is read from the primary. */
const EDITORIAL: ReadonlySet<string> = new Set([
  'articles',
  'countries',
  'course-files',
  'courses',
  'crisis-lines',
  'daily-questions',
  'exams',
  'help-entries',
  'instruments',
  'landing-addresses',
  'landing-pages',
  'media',
  'packages',
  'presenters',
  'protocol-editions',
  'protocols',
  'questions',
  'report-parts',
  'site-settings',
  'skus',
  'storefronts',
])

/** Who may know of the replica at all: its door, the pool that routes, the reads of content. */
const KNOW: Readonly<Record<string, RegExp>> = {
  'content/editorial': /^content\//,
  'gateways/database/editorial-replica': /^(?:content\/editorial|cms\/database)\.ts$/,
  'gateways/database/replica-reads': /^gateways\/database\/editorial-replica\.ts$/,
}
const NAMES_IT = /^(?:config\/env|gateways\/database\/editorial-replica)\.ts$/

/** Reads that could reach a replica though they are none of editors' texts; one sentence each. */
export const wrongReplicaReads = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    const { path } = source
    const code = withoutComments(source.text)
    const targets = importsOf(source).map(({ target }) => target)
    const strangers = targets
      .filter((target) => KNOW[target] && !KNOW[target]?.test(path))
      .map((target) => `${path} imports ${target}`)
    const named =
      /\bDATABASE_REPLICA_URL\b|\breadReplicas\b/.test(code) && !NAMES_IT.test(path)
        ? [`${path} names the replica`]
        : []
    return [...strangers, ...named, ...(targets.includes('content/editorial') ? wrongReads(source) : [])]
  })

const wrongReads = ({ path, text }: Source): string[] => {
  const services = importsOf({ path, text })
    .filter(({ target, typeOnly }) => /^(?:services|gateways)\//.test(target) && !typeOnly)
    .filter(({ target }) => target !== 'services/read-settings')
    .map(({ target }) => `${path} reads through ${target}, whose records are on the primary`)
  const records = withoutComments(text)
    .split(/\beditorial\(/)
    .slice(1)
    .flatMap((read) => {
      // As far as the next read that is not an editorial one.
      const [own = ''] = read.split(/\bunstable_cache\(/)
      return [...own.matchAll(/\b(?:collection|slug): '([a-z-]+)'/g)].map(([, name = '']) => name)
    })
    .filter((name) => !EDITORIAL.has(name))
    .map((name) => `${path} reads ${name} from the replica`)
  return [...services, ...records]
}

/** SQL that lives in a session, which a pooler in transaction mode gives to somebody else after each statement. */
const OF_A_SESSION =
  /\bpg_(?:try_)?advisory_lock(?:_shared)?\b|\bcreate\s+temp|\bset\s+(?:session|statement_timeout|lock_timeout|search_path|role)\b|\bset_config\([^)]*,\s*false\s*\)|\bwith\s+hold\b|\bDISCARD\s/i
const LISTENS = /['"`](?:un)?listen\s/i
/** Who connects past the pooler; one is handed the address by server.ts. */
const IS_HANDED_IT = /^gateways\/caches\/follow-changes\.ts$/
const PAST_POOLER = /\bpassPooler\(|\bDATABASE_(?:DIRECT|LISTEN)_URL\b/

export const needsASession = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ path }) => /\.ts$/.test(path) && !/^(?:ui|domain|payload-)/.test(path) && !IS_HANDED_IT.test(path),
    )
    .map(({ path, text }) => ({ path, code: withoutComments(text) }))
    .filter(({ code }) => (OF_A_SESSION.test(code) || LISTENS.test(code)) && !PAST_POOLER.test(code))
    .map(({ path }) => `${path} needs a session, which a pooler does not give`)
