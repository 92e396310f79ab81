import type { Metadata } from 'next'
import type { readLandingData } from '@/content/landing/landing-data'
import type { pageLanguages } from '@/domain/languages/alternates-in'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { withLocale } from '@/domain/routing/path-to'
import { shopIcon } from '@/ui/chrome/shop-icon'

type Shown = {
  found: NonNullable<Awaited<ReturnType<typeof readLandingData>>>
  place: { locale: Locale; code: string; examId: number; slug: string }
  /** What the head says of its languages. */
  languages: ReturnType<typeof pageLanguages>
}

/** The head of a landing page, with what a link to it shows where it is shared: its editor's picture, or one drawn from its words. */
export const landingMetadata = ({ found, place, languages }: Shown): Metadata => {
  const { title, description, shareImage, shop } = found
  const { locale, code, examId, slug } = place
  const drawn = withLocale(`/api/exam/landing/${code}/${examId}/${slug}/picture.png`, locale)
  // Addresses are made whole by the layout's `metadataBase`.
  const image = shareImage
    ? { url: shareImage.url, width: shareImage.width, height: shareImage.height, alt: shareImage.alt }
    : { url: drawn, type: 'image/png', width: 1200, height: 630, alt: title }
  return {
    title,
    description,
    ...languages,
    // The page behind `/` is under no layout of a storefront.
    ...shopIcon(shop.icon),
    openGraph: {
      type: 'website',
      siteName: shop.brand.name,
      locale: tagOf(locale).replace('-', '_'),
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
