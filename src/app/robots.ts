import type { MetadataRoute } from 'next'
import { env } from '@/config/env'

export const dynamic = 'force-dynamic'

/**
 * Personal screens say noindex themselves; the machine's own addresses are not for robots, but for the pictures of shared
 * results: whoever shows a preview of a link fetches them as one.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/exam/report/shared/'],
      disallow: ['/admin', '/api/', '/pay/'],
    },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
