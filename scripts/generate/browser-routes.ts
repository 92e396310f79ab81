import { LOCALES, tagOf } from '../../src/domain/locale/locales'
import { patternsOf } from '../../src/domain/routing/match-path'
import { namesDocument } from '../../src/domain/routing/pattern'
import { toRegExp } from '../../src/domain/routing/pattern-source'
import { PAYING_HEADS } from '../../src/domain/routing/paying-path'
import { ROUTE_IDS, ROUTES } from '../../src/domain/routing/routes'

/** What a browser loads of the rows of domain/routing/routes.ts: the texts of the files, by name. */
export const browserRoutes = (): Record<string, string> => ({
  'src/domain/routing/paths.ts': `${MADE}
/** Where each route is: its canonical pattern, with \`?id=\` where the page is one of a document. */
export const PATHS = {
${ROUTE_IDS.map((id) => `  ${id}: '${pathOf(id)}',`).join('\n')}
} as const
`,
  'src/domain/routing/reserved-slugs.ts': `${MADE}
/**
 * What no landing page may be called, because the address \`/{slug}/…\` would be another page's: the first segments of
 * every route and alias, the languages, and what others own.
 */
export const RESERVED_SLUGS: readonly string[] =
  '${reserved().join(' ')}'.split(
    ' ',
  )
`,
  'src/domain/routing/path-signs.ts': `${MADE}
/** The pages that keep their position on navigation. */
export const KEEPS_SCROLL =
  ${keepsScroll()}

/** The pages where money is paid. */
export const IS_PAYING =
  ${startsWithOne(PAYING_HEADS)}
`,
})

const MADE = '// Made from the rows in routes.ts by npm run generate.\n'

const pathOf = (id: (typeof ROUTE_IDS)[number]): string =>
  namesDocument(ROUTES[id].page) ? `${ROUTES[id].path}?id={id}` : ROUTES[id].path

/** First segments that are not routes of ours and yet no landing page's either: programs, files, other doors. */
const OTHERS = [
  'api',
  'admin',
  'media',
  'readyz',
  'healthz',
  'robots',
  'sitemap',
  'manifest',
  'favicon',
  'assets',
]

const reserved = (): string[] =>
  [
    ...new Set([
      ...ROUTE_IDS.flatMap((id) => patternsOf(ROUTES[id]).map((pattern) => pattern.split('/')[1] ?? '')),
      ...LOCALES.flatMap((locale) => [locale.toLowerCase(), tagOf(locale).toLowerCase()]),
      ...OTHERS,
    ]),
  ].filter((name) => /^[a-z][a-z0-9_]*$/.test(name))

const keepsScroll = (): string => {
  const patterns = ROUTE_IDS.filter((id) => ROUTES[id].scroll === 'keep').flatMap((id) =>
    patternsOf(ROUTES[id]),
  )
  // Only whether there is a match is asked, and a name may stand in one alternative alone.
  const sources = patterns.map((pattern) =>
    toRegExp(pattern)
      .source.slice(1, -1)
      .replace(/\?<\w+>/g, '?:'),
  )
  return `/^(?:${sources.join('|')})$/`
}

const startsWithOne = (heads: readonly string[]): string => `/^\\/(?:${heads.join('|')})(?:\\/|$)/`
