export type SitemapEntry = {
  /** Absolute, as all addresses here. */
  url: string
  /** ISO, UTC. */
  changedAt: string
  /** By language tag or `x-default`. */
  languages: Readonly<Record<string, string>>
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!)

/**
 * The file of sitemaps.org, with the language alternates that search engines read. Written here and not by Next's sitemap.ts,
 * which puts addresses into the file as they are: one with two parameters (`?id=…&hl=EN`) makes the whole file unreadable.
 */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.flatMap(({ url, changedAt, languages }) => [
      '<url>',
      `<loc>${escaped(url)}</loc>`,
      ...Object.entries(languages).map(
        ([tag, address]) =>
          `<xhtml:link rel="alternate" hreflang="${escaped(tag)}" href="${escaped(address)}" />`,
      ),
      `<lastmod>${escaped(changedAt)}</lastmod>`,
      '</url>',
    ]),
    '</urlset>',
    '',
  ].join('\n')
