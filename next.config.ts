import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { rewriteRules } from './src/domain/routing/rewrite-rules'

const root = import.meta.dirname

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  images: { unoptimized: true },
  cacheComponents: false,
  experimental: {
    // Without it /Landing_Page/… would be a second address of /landing_page/…
    caseSensitiveRoutes: true,
    // A visitor can invent any number of addresses; their 404 pages stay in the bounded memory cache.
    isrFlushToDisk: false,
  },
  rewrites: async () => ({ beforeFiles: [], afterFiles: rewriteRules(), fallback: [] }),
}

const withNextIntl = createNextIntlPlugin('./src/i18n/request.ts')

// Payload goes around the outside: withPayload(withNextIntl(config)).
export default withNextIntl(config)
