import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { rewriteRules } from './src/domain/routing/rewrite-rules'

const root = import.meta.dirname

/** `npm run bench` compares with an empty route of the same build; every other build is without it. */
const { BENCH_DIST } = process.env
const bench: NextConfig = BENCH_DIST
  ? { distDir: BENCH_DIST, pageExtensions: ['bench.ts', 'tsx', 'ts', 'jsx', 'js'] }
  : {}

/** What a build need not do. */
const QUICK_BUILD: NextConfig['experimental'] = {
  // Nothing reads them: the server runs without, browsers are given none.
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
  // What is sent to nobody need not be small, and traces in logs have names that one can search for.
  turbopackMinify: { server: false, client: true },
  // The first build, for which somebody waits, writes no cache; later ones have a use for it.
  turbopackFileSystemCacheForBuild: existsSync(join(root, '.next/BUILD_ID')),
}

const config: NextConfig = {
  ...bench,
  output: 'standalone',
  outputFileTracingRoot: root,
  // Loaded where they lie, as Next does by itself with the engines of PDF files and of images: satori holds programs of its
  // own, and of the others Next would put a copy into each of fourteen bundles.
  serverExternalPackages: [
    'satori',
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'stripe',
    'pg-boss',
    'nodemailer',
    'prom-client',
  ],
  // Read when a file or a picture is drawn (gateways/pdf/faces.ts); no import names them.
  outputFileTracingIncludes: { '/api/**': ['./src/gateways/pdf/fonts/*.ttf'] },
  // Whatever a pattern of paths is taken for: data, history and tests are no part of the site.
  outputFileTracingExcludes: {
    '/**': ['.data', '.git', '.github', 'docs', 'media', 'scripts', 'test-results', 'tests'].map(
      (each) => `./${each}/**`,
    ),
  },
  turbopack: {
    root,
    // The viewer of PDF files (ui/centre/pdf): the library's other build asks for functions that browsers have had for months only.
    resolveAlias: {
      'pdfjs-dist': 'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/web/pdf_viewer.mjs': 'pdfjs-dist/legacy/web/pdf_viewer.mjs',
    },
  },
  poweredByHeader: false,
  // Of every browser: title and robots of a page made for one request are in its head, not moved there by an inline script,
  // which the front allows no page (src/front/own-scripts.ts).
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  cacheComponents: false,
  // `npm test` checks the types; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Without it /Landing_Page/… would be a second address of /landing_page/…
    caseSensitiveRoutes: true,
    // A visitor can invent any number of addresses; their 404 pages stay in the bounded memory cache.
    isrFlushToDisk: false,
    ...(process.env.NODE_ENV === 'production' ? QUICK_BUILD : {}),
  },
  generateBuildId: async () => process.env.BUILD_ID ?? null,
  // Payment calls have a base of their own (docs/product.md, "Calls") and are Payload endpoints like the others.
  rewrites: async () => ({
    beforeFiles: [{ source: '/pay/:path*', destination: '/api/pay/:path*' }],
    afterFiles: rewriteRules(),
    fallback: [],
  }),
}

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are parsed at build time: the browser needs no parser of theirs (10 kB of every page).
  experimental: { messages: { path: './locales', format: 'json', locales: 'infer', precompile: true } },
})

const CLIENT_HINTS = ['Accept-CH', 'Critical-CH', 'Vary']

/** Payload asks for a client hint on every path, which costs each first visit a round trip; only its admin needs it. */
const withHintsOnlyInAdmin = (from: NextConfig): NextConfig => ({
  ...from,
  headers: async () =>
    ((await from.headers?.()) ?? []).map((entry) =>
      entry.headers.some(({ key }) => CLIENT_HINTS.includes(key))
        ? { ...entry, source: '/admin/:path*' }
        : entry,
    ),
})

export default withHintsOnlyInAdmin(withPayload(withNextIntl(config)))
