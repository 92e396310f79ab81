import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { readLeavingStep } from '@/content/leaving'
import { pageTitle } from '@/ui/chrome/page-title'
import { SitePage } from '@/ui/chrome/site-page'
import { LeavingStep } from '@/ui/leaving/leaving-step'
import { missingMetadata } from '@/ui/message-screen/missing'
import { CANCEL_META, type CancelPageProps, readCancelPlace } from '../read-cancel-place'

export async function generateMetadata(props: CancelPageProps): Promise<Metadata> {
  const { found, query } = await readCancelPlace('cancel', props)
  if (!found) return missingMetadata()
  const t = await getTranslations('cancel.meta')
  const title = t(query.do === 'withdraw' ? 'withdraw' : 'cancel')
  return { title: pageTitle(title, found.shop.brand.name), ...CANCEL_META }
}

export default async function CancelPage(props: CancelPageProps) {
  const { found, query } = await readCancelPlace('cancel', props)
  if (!found) notFound()
  const { place, shop } = found
  const asked = { query, locale: place.locale, headers: new Headers(await headers()) }
  return (
    <SitePage place={place} shop={shop} width="narrow" scheme="auto">
      <LeavingStep place={place} given={await readLeavingStep(asked)} />
    </SitePage>
  )
}
