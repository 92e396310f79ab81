import { FOREIGN_IDS, type ForeignId } from '@/domain/consent/foreign-ids'
import { readMark } from '@/domain/consent/foreign-mark'
import { FOREIGN_MARK } from '@/domain/consent/foreign-mark-name'
import { matchPath } from '@/domain/routing/match-path'
import type { RouteId } from '@/domain/routing/routes'

/** Sources by directive. */
export type Sources = Record<string, string[]>

/**
 * What each network's script needs. Of a tag manager's container only Google Analytics: for anything else that somebody
 * puts into it (another company's script, code of their own) the policy has no source.
 * developers.google.com/tag-platform/security/guides/csp
 */
const SOURCES: Record<Exclude<ForeignId, 'riskScript'>, Sources> = {
  tagManager: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  metaPixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com'],
  },
  tiktokPixel: {
    'script-src': ['https://analytics.tiktok.com'],
    'connect-src': ['https://analytics.tiktok.com'],
  },
  snapPixel: {
    'script-src': ['https://sc-static.net'],
    'img-src': ['https://tr.snapchat.com'],
    'connect-src': ['https://tr.snapchat.com'],
    'frame-src': ['https://tr.snapchat.com'],
  },
  pinterestTag: {
    'script-src': ['https://s.pinimg.com'],
    'img-src': ['https://ct.pinterest.com'],
    'connect-src': ['https://ct.pinterest.com'],
    'frame-src': ['https://ct.pinterest.com'],
  },
}

/** Where something of others may ever be loaded (docs/decisions/0045); the mark of any other page is not read. */
const ROUTES: readonly RouteId[] = ['home', 'landing', 'landingPsychological', 'paySuccess']

/** As React writes it (ui/foreign/foreign-mark.tsx): text in a page has no `<`. */
const MARK = new RegExp(`<meta name="${FOREIGN_MARK}" content="([^"<>]*)"/>`)

/**
 * What a page's policy opens for the scripts of others, by what its own text says that its storefront has named. A page is
 * cached, so this depends on no visitor: whether something is loaded, their browser decides (ui/foreign).
 */
export const foreignSources = ({ path, html }: { path: string; html: string }): Sources[] => {
  const route = matchPath(path)?.route
  if (!route || !ROUTES.includes(route)) return []
  const [, text = ''] = MARK.exec(html) ?? []
  const ids = readMark(text.replaceAll('&amp;', '&'))?.ids ?? {}
  return FOREIGN_IDS.flatMap((name) => {
    const id = ids[name]
    return id === undefined ? [] : [name === 'riskScript' ? ofScript(id) : SOURCES[name]]
  })
}

const ofScript = (address: string): Sources => {
  const { origin } = new URL(address)
  return { 'script-src': [origin], 'connect-src': [origin] }
}
