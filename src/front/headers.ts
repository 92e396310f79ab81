import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { logger } from '@/gateways/logs/log'
import { holdPage } from './hold-page'
import { keepQuery } from './keep-query'
import { keptPage, preparePage } from './page-store'
import { headersOf, placeOf, policyOf, type Rules, sandboxOrigin } from './policy'
import { pathOf } from './refuse'
import { settings } from './settings'
import type { Asked, Step } from './step'

const log = logger('front')
const CSP = 'Content-Security-Policy'

/**
 * On every answer, Next's own redirects and errors included. Visitors' pages are cached shells, so their inline scripts
 * are allowed by hash; the admin is rendered for one request and gets a nonce, which Next reads from the request.
 */
export const headers: Step = (request, response) => {
  const row = placeOf(pathOf(request.url))
  const { dev } = settings()
  const rules: Rules = {
    ...row,
    settings: settings(),
    sandbox:
      row.place === 'paying' ? sandboxOrigin({ host: request.headers.host, settings: settings() }) : null,
    nonce: row.place === 'admin' ? randomBytes(16).toString('base64') : undefined,
  }
  for (const [name, value] of headersOf(rules)) response.setHeader(name, value)
  if (rules.nonce && !dev) request.headers['content-security-policy'] = policyOf(rules)
  if ((row.place === 'site' || row.place === 'paying') && !dev) shellsByHash({ request, response, rules })
  return 'passed'
}

const shellsByHash = ({
  request,
  response,
  rules,
}: {
  request: Asked
  response: ServerResponse
  rules: Rules
}): void => {
  const { headers: asked } = request
  const path = pathOf(request.url)
  const wantsGzip = /\bgzip\b/.test(String(asked['accept-encoding'] ?? ''))
  const allow = ({ hashes, foreign }: ReturnType<typeof preparePage>) =>
    response.setHeader(CSP, policyOf({ ...rules, scripts: hashes, foreign }))
  // A page is compressed here, once for all who ask for it. Whoever asks must not change what a shared cache would keep:
  // Next's own compression would hide the text from us, and the page would get a policy without its scripts.
  if (!('rsc' in asked)) delete asked['accept-encoding']
  holdPage({
    response,
    head: () => {
      neverStale(response)
      keepQuery(request, response)
    },
    // Who has the page already keeps the policy that came with it, unless we know the same one.
    bodiless: () => {
      const page = keptPage({ path, etag: etagOf(response) })
      if (page) allow(page)
      else if (response.statusCode === 304) response.removeHeader(CSP)
    },
    finish: (body) => {
      // Addresses that nobody has come without end: their pages must not crowd out the real ones.
      const page = preparePage({
        path,
        etag: response.statusCode === 200 ? etagOf(response) : undefined,
        body,
      })
      if (page.strange.length > 0)
        log.warn('inline scripts that are not ours', { path, foreign: page.strange })
      allow(page)
      if (!/accept-encoding/i.test(String(response.getHeader('vary'))))
        response.appendHeader('Vary', 'Accept-Encoding')
      if (wantsGzip) response.setHeader('Content-Encoding', 'gzip')
      return wantsGzip ? page.gzip : page.plain
    },
  })
}

const etagOf = (response: ServerResponse): string | undefined => {
  const etag = response.getHeader('etag')
  return etag === undefined ? undefined : String(etag)
}

/** So long a proxy may answer by itself: what is published is on every screen after that, and a crowd is one request a second. */
const KEPT_BY_PROXIES_SECONDS = 1

/**
 * Next lets whoever keeps a page show it for another year while asking for a new one. A browser does that as well, with
 * the next screen that it fetches ahead: a visitor who comes back would go on with the prices and terms of then. And it
 * lets proxies keep a page for as long as it keeps it itself, though only it hears of a change.
 */
const neverStale = (response: ServerResponse): void => {
  const said = response.getHeader('cache-control')
  if (typeof said === 'string')
    response.setHeader(
      'Cache-Control',
      said
        .replace(/,? *stale-while-revalidate=\d+/, '')
        .replace(/s-maxage=\d+/, `s-maxage=${KEPT_BY_PROXIES_SECONDS}`),
    )
}
