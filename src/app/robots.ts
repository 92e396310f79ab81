import type { MetadataRoute } from 'next'
import { env } from '@/config/env'

export const dynamic = 'force-dynamic'

/** Personal screens say noindex themselves; the machine's own addresses are not for robots. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/', '/pay/'] },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
