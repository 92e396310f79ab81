import type { IncomingMessage } from 'node:http'
import { chooseLocale } from '../domain/locale/choose-locale.ts'
import { LOCALES, type Locale, tagOf } from '../domain/locale/locales.ts'
import { phrasesOf } from '../domain/locale/phrases.ts'
import { STYLE } from './stand-in-style.ts'
import { STAND_IN_WORDS } from './stand-in-words.ts'

// Four small pages that need neither Next nor a database nor a script: too many people are here, the database does not
// answer, something broke, the address cannot be read. Made once; what a request adds is a number and a few seconds.
// Scripts and browser tests read this file and its words as they are: imports have their whole names.
export const STAND_IN_STATUS = { busy: 503, away: 503, broken: 500, unreadable: 400 } as const
export type StandInKind = keyof typeof STAND_IN_STATUS

const PLUMB =
  '<svg viewBox="0 0 24 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><path d="M12-400V166" stroke="color-mix(in oklab,var(--ink) 58%,var(--surface))"/><path transform="translate(0 164)" d="M9.500 0h5c.700 0 1.100.400 1.300 1l.500 2.400C18.700 5 20.200 7.300 20.200 10c0 4.900-4.400 8.500-7.700 13.100a.600.600 0 0 1-1 0C8.200 18.500 3.800 14.900 3.800 10c0-2.700 1.500-5 3.900-6.600L8.200 1c.200-.6.600-1 1.300-1Z" fill="var(--accent)"/></svg>'

const escaped = (text: string): string => text.replace(/[&<>]/g, (found) => `&#${found.charCodeAt(0)};`)

/** Chinese breaks between words, as headings do on the site (ui/primitives/phrases); other languages as they are. */
const phrased = (text: string, tag: string): string =>
  tag.startsWith('zh')
    ? text
        .split(/(\{\w+\})/)
        .map((part) => (part.startsWith('{') ? part : phrasesOf(part, tag).map(escaped).join('<wbr>')))
        .join('<wbr>')
    : escaped(text)

/** A page in pieces, split where the seconds and the request's number go. */
const piecesOf = (locale: Locale, kind: StandInKind): string[] => {
  const { standIn: words, error, notFound } = STAND_IN_WORDS[locale]
  const { title, text } = {
    busy: words.busy,
    away: words.away,
    broken: { title: error.title, text: error.explanation },
    unreadable: { title: notFound.pageTitle, text: notFound.explanation },
  }[kind]
  const reload = STAND_IN_STATUS[kind] === 503 ? '<meta http-equiv="refresh" content="{seconds}">' : ''
  const root = `/?hl=${locale}`
  // Trying again comes first where it may help. Home is the root page: which landing the tab came through, only a script knows.
  const ways =
    kind === 'unreadable'
      ? `<a href="${root}">${escaped(notFound.home)}</a>`
      : `<a href="">${escaped(words.again)}</a><a class="home" href="${root}">${escaped(error.home)}</a>`
  const page = `<!doctype html><html lang="${tagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${reload}<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${PLUMB}<p class="code">${STAND_IN_STATUS[kind]}</p><h1>${phrased(title, tagOf(locale))}</h1><p role="status">${phrased(text, tagOf(locale))}</p>${ways}<small>${escaped(words.reference)}</small></main></body></html>`
  return page.split(/\{(seconds|id)\}/)
}

const PAGES = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    Object.fromEntries(
      (Object.keys(STAND_IN_STATUS) as StandInKind[]).map((kind) => [kind, piecesOf(locale, kind)]),
    ),
  ]),
) as Record<Locale, Record<StandInKind, string[]>>

/** The whole page for one request. */
export const standInFor = ({
  request,
  kind,
  seconds,
}: {
  request: Pick<IncomingMessage, 'url' | 'headers'>
  kind: StandInKind
  seconds?: number
}): string => {
  const id = String(request.headers['x-request-id'] ?? '')
  return PAGES[localeOf(request)][kind]
    .map((piece, place) => (place % 2 === 0 ? piece : piece === 'id' ? id : String(seconds)))
    .join('')
}

const localeOf = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Locale =>
  chooseLocale({
    hl: /[?&]hl=([^&#]*)/.exec(url)?.[1],
    cookie: /(?:^|;\s*)i18n_redirected=(\w+)/.exec(headers.cookie ?? '')?.[1],
    acceptLanguage: headers['accept-language'],
  })
