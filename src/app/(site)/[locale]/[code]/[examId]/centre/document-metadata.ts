import type { Metadata } from 'next'
import { tagOf } from '@/domain/locale/locales'
import { pageTitle } from '@/ui/chrome/page-title'
import type { Document } from './read-document'

/** The head of a document's page. Search engines find it where it is open to everybody. */
export const documentMetadata = ({ found, brand }: { found: Document; brand: string }): Metadata => ({
  title: pageTitle(found.title, brand),
  description: found.summary,
  ...(found.level !== 'open' && { robots: { index: false, follow: true } }),
  ...sharedAs({ found, brand }),
})

/** What a link shows where it is shared, of a document with a picture. The layout's `metadataBase` makes its address whole. */
const sharedAs = ({ found, brand }: { found: Document; brand: string }): Metadata => {
  const { title, summary: description, cover, language } = found
  if (!cover) return {}
  const images = [{ url: cover.url, alt: cover.alt, width: cover.width, height: cover.height }]
  const locale = tagOf(language).replace('-', '_')
  return {
    openGraph: { type: 'article', siteName: brand, locale, title, description, images },
    twitter: { card: 'summary_large_image', title, description, images },
  }
}
