import { readFileSync } from 'node:fs'
import { chooseLocale } from '../../../src/domain/locale/choose-locale.ts'
import { LOCALES, tagOf } from '../../../src/domain/locale/locales.ts'
import { phrasesOf } from '../../../src/domain/locale/phrases.ts'
import { harden } from './harden.mjs'
import { STYLE } from './stand-in-style.mjs'

// Four small pages that need neither Next nor a database nor a script: too many people are here, our records do not
// answer, something broke, the address cannot be read. Made once; what a request adds is a number and a few seconds.
const STATUS = { busy: 503, away: 503, broken: 500, unreadable: 400 }

const PLUMB =
  '<svg viewBox="0 0 24 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M12-400V166" stroke="color-mix(in oklab,var(--ink) 58%,var(--surface))"/><path transform="translate(0 164)" d="M9.500 0h5c.700 0 1.100.400 1.300 1l.500 2.400C18.700 5 20.200 7.300 20.200 10c0 4.900-4.400 8.500-7.700 13.100a.600.600 0 0 1-1 0C8.200 18.500 3.800 14.900 3.800 10c0-2.700 1.500-5 3.900-6.600L8.200 1c.200-.6.600-1 1.300-1Z" fill="var(--accent)"/></svg>'

const escaped = (text) => text.replace(/[&<>]/g, (found) => `&#${found.charCodeAt(0)};`)

/** Chinese breaks between words, as headings do on the site (ui/primitives/phrases); other languages as they are. */
const phrased = (text, tag) =>
  tag.startsWith('zh')
    ? text
        .split(/(\{\w+\})/)
        .map((part) => (part.startsWith('{') ? part : phrasesOf(part, tag).map(escaped).join('<wbr>')))
        .join('<wbr>')
    : escaped(text)

/** A page in pieces, split where the seconds and the request's number go. */
const piecesOf = (locale, kind) => {
  const {
    standIn: words,
    error,
    notFound,
  } = JSON.parse(readFileSync(new URL(`../../../locales/${locale}.json`, import.meta.url), 'utf8'))
  const { title, text } = {
    ...words,
    broken: { title: error.title, text: error.explanation },
    unreadable: { title: notFound.pageTitle, text: notFound.explanation },
  }[kind]
  const reload = STATUS[kind] === 503 ? '<meta http-equiv="refresh" content="{seconds}">' : ''
  const [way, leads] = kind === 'unreadable' ? [notFound.home, `/?hl=${locale}`] : [words.again, '']
  const page = `<!doctype html><html lang="${tagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${reload}<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${PLUMB}<h1>${phrased(title, tagOf(locale))}</h1><p role="status">${phrased(text, tagOf(locale))}</p><a href="${leads}">${escaped(way)}</a><small>${escaped(words.reference)}</small></main></body></html>`
  return page.split(/\{(seconds|id)\}/)
}

const PAGES = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    Object.fromEntries(Object.keys(STATUS).map((kind) => [kind, piecesOf(locale, kind)])),
  ]),
)

/** The whole page for one request. */
export const standInFor = ({ request, kind, seconds }) => {
  const id = request.headers['x-request-id'] ?? ''
  return PAGES[localeOf(request)][kind]
    .map((piece, place) => (place % 2 === 0 ? piece : piece === 'id' ? id : String(seconds)))
    .join('')
}

/** Sets everything of such an answer but its body. */
export const headStandIn = ({ response, kind, seconds }) => {
  harden(response)
  response.statusCode = STATUS[kind]
  for (const name of [
    'Content-Encoding',
    'Content-Length',
    'ETag',
    'Last-Modified',
    'Link',
    'Transfer-Encoding',
  ])
    response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  if (STATUS[kind] === 503) response.setHeader('Retry-After', seconds)
}

export const sendStandIn = ({ request, response, kind, seconds }) => {
  headStandIn({ response, kind, seconds })
  response.end(standInFor({ request, kind, seconds }))
}

const localeOf = ({ url, headers }) =>
  chooseLocale({
    hl: /[?&]hl=([^&#]*)/.exec(url)?.[1],
    cookie: /(?:^|;\s*)i18n_redirected=(\w+)/.exec(headers.cookie ?? '')?.[1],
    acceptLanguage: headers['accept-language'],
  })
