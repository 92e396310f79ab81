import type { MetadataRoute } from 'next'
import { env } from '@/config/env'
import { readSitePages } from '@/content/site-pages'
import { LOCALES } from '@/domain/locale/locales'
import { alternatesOf } from '@/domain/routing/path-to'

export const dynamic = 'force-dynamic'

/** Every published landing page and legal page, once a language. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const absolute = (path: string) => `${env().SITE_URL}${path}`
  const pages = await readSitePages()
  return pages.flatMap(({ target, changedAt }) =>
    LOCALES.map((locale) => {
      const { canonical, languages } = alternatesOf({ ...target, locale })
      const all = Object.entries(languages).map(([tag, path]) => [tag, absolute(path)])
      return {
        url: absolute(canonical),
        lastModified: changedAt,
        alternates: { languages: Object.fromEntries(all) },
      }
    }),
  )
}
