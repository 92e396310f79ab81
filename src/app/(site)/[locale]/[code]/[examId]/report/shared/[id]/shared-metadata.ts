import type { Metadata } from 'next'
import { env } from '@/config/env'
import type { CallData } from '@/domain/api/calls'
import type { Place } from '@/domain/routing/internal-path'
import { withLocale } from '@/domain/routing/path-to'
import { pageTitle } from '@/ui/chrome/page-title'

type Shown = { place: Place; view: CallData<'report.shared'>['shared'] }

/** What a preview of the link shows, with the picture by its whole address. In no search: it is for who has the link. */
export const sharedMetadata = ({ place, view }: Shown): Metadata => {
  const { id = '', locale, path } = place
  const absolute = (own: string) => new URL(withLocale(own, locale), env().SITE_URL).href
  const title = view.heading
  const description = view.summary.replaceAll('\u00ad', '')
  const image = {
    url: absolute(`/api/exam/report/shared/${id}/picture.png`),
    type: 'image/png',
    width: 1200,
    height: 630,
    alt: description,
  }
  return {
    title: pageTitle(title, view.brand),
    description,
    robots: { index: false, follow: false },
    openGraph: {
      type: 'website',
      siteName: view.brand,
      title,
      description,
      url: absolute(path),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
