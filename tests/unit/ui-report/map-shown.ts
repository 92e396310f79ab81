import { createElement } from 'react'
import type { Locale } from '@/domain/locale/locales'
import { pathTo } from '@/domain/routing/path-to'
import { MapReport } from '@/ui/report/map/map-report'
import { MapTeaser } from '@/ui/report/map/map-teaser'
import { render } from '../ui-checkout/render'

export const place = { code: 'main', examId: 7 }
export const tiers = pathTo({ route: 'tiers', ...place })

export const plain = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0\u202f]+/g, ' ')

export type Report = Parameters<typeof MapReport>[0]['report']
type Free = Parameters<typeof MapTeaser>[0]['free']

export const reportOf = async (report: Report, locale: Locale = 'EN') => {
  const { html, text } = await render({ locale, screen: createElement(MapReport, { place, report }) })
  return { html, text: plain(text) }
}

export const teaserOf = async (
  free: Free,
  {
    locale = 'EN',
    openParts = [],
    sellableParts = ['map_report'],
  }: Partial<Parameters<typeof MapTeaser>[0]> & {
    locale?: Locale
  } = {},
) => {
  const screen = createElement(MapTeaser, { place, free, openParts, sellableParts })
  const { html, text } = await render({ locale, screen })
  return { html, text: plain(text) }
}
