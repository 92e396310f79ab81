import type { MetadataRoute } from 'next'
import { env } from '@/config/env'

export const dynamic = 'force-dynamic'

/**
 * Personal screens say noindex themselves; the machine's own addresses are not for robots, but for pictures of pages and of shared
 * results: whoever shows a preview of a link fetches them as one.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/exam/report/shared/', '/api/exam/landing/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/pay/'],
    },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
