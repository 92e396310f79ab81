import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageTitle } from '@/ui/chrome/page-title'
import { SitePage } from '@/ui/chrome/site-page'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { EndedScreen } from '@/ui/report/shared/ended-screen'
import { SharedScreen } from '@/ui/report/shared/shared-screen'
import { readSharedPage, type SharedPageProps } from './read-shared-page'
import { sharedMetadata } from './shared-metadata'

/** Rendered for each request: who stops sharing is obeyed at once, and a made-up token leaves nothing in a cache. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const { locale, code, examId, id } = await params
  const { place, shop, view } = await readSharedPage(locale, code, examId, id)
  if (!place) return missingMetadata()
  if (view) return sharedMetadata({ place, view })
  const t = await getTranslations('share.ended')
  return { title: pageTitle(t('title'), shop.brand.name), robots: { index: false, follow: false } }
}

export default async function SharedResultPage({ params }: SharedPageProps) {
  const { locale, code, examId, id } = await params
  const { place, shop, view, path } = await readSharedPage(locale, code, examId, id)
  if (!place) return <Missing path={path} />
  return (
    <SitePage place={place} shop={shop} scheme="auto">
      {view ? <SharedScreen view={view} /> : <EndedScreen place={place} />}
    </SitePage>
  )
}
