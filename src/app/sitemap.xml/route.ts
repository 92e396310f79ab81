import { env } from '@/config/env'
import { readSitePages } from '@/content/site-pages'
import { alternatesIn } from '@/domain/languages/alternates-in'
import { sitemapXml } from '@/domain/routing/sitemap-xml'

export const dynamic = 'force-dynamic'

/** Every page that search engines may find, once for each language in which it is public. */
export const GET = async (): Promise<Response> => {
  const absolute = (path: string) => `${env().SITE_URL}${path}`
  const pages = await readSitePages()
  const entries = pages.flatMap(({ target, languages: publicIn, changedAt }) =>
    publicIn.map((locale) => {
      const { canonical, languages } = alternatesIn({ ...target, locale }, publicIn)
      const all = Object.entries(languages).map(([tag, path]) => [tag, absolute(path)])
      return { url: absolute(canonical), changedAt, languages: Object.fromEntries(all) }
    }),
  )
  return new Response(sitemapXml(entries), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
