import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { alternatesOf } from '@/domain/routing/path-to'
import { sitemapXml } from '@/domain/routing/sitemap-xml'
import { xmlFaultOf } from '../../support/xml'

const pages = LOCALES.map((locale) => {
  const target = { route: 'articleDetail' as const, code: 'iq', examId: 1, id: 'sleep-and-mood' }
  const { canonical, languages } = alternatesOf({ ...target, locale })
  return { url: `https://a.example${canonical}`, changedAt: '2026-11-28T10:00:00.000Z', languages }
})
const hostile = {
  url: `https://a.example/?a=1&b=<"'>&amp;`,
  changedAt: '<&',
  languages: { 'a"b': 'https://a.example/?a=1&hl="' },
}

describe('the sitemap', () => {
  it.each([
    ['no page', []],
    ['a page whose address has two parameters, in every language', pages],
    ['addresses with every sign that XML reads', [hostile]],
  ])('is well-formed: %s', async (_, entries) => {
    expect(await xmlFaultOf(sitemapXml(entries))).toBeNull()
  })

  it('escapes once', () => {
    expect(sitemapXml(pages.slice(0, 1))).toContain(
      '<loc>https://a.example/userCenter/exploreMore/articles/detail/iq-1?id=sleep-and-mood&amp;hl=EN</loc>',
    )
    expect(sitemapXml(pages)).not.toContain('&amp;amp;')
  })

  it('would be refused with a bare ampersand', async () => {
    expect(await xmlFaultOf(sitemapXml(pages).replace('&amp;', '&'))).toMatch(/EntityRef/)
  })
})
