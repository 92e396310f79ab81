import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { readLeft } from '@/content/leaving'
import { pageTitle } from '@/ui/chrome/page-title'
import { SitePage } from '@/ui/chrome/site-page'
import { LeftScreen } from '@/ui/leaving/left-screen'
import { WithdrawalTold } from '@/ui/leaving/withdrawal-told'
import { missingMetadata } from '@/ui/message-screen/missing'
import { CANCEL_META, type CancelPageProps, readCancelPlace } from '../read-cancel-place'

export async function generateMetadata(props: CancelPageProps): Promise<Metadata> {
  const { found } = await readCancelPlace('cancelDone', props)
  if (!found) return missingMetadata()
  const t = await getTranslations('cancel.meta')
  return { title: pageTitle(t('done'), found.shop.brand.name), ...CANCEL_META }
}

export default async function CancelDonePage(props: CancelPageProps) {
  const { found, query } = await readCancelPlace('cancelDone', props)
  if (!found) notFound()
  const { place, shop } = found
  const { withdrawal, told } = await readLeft({ query, locale: place.locale })
  const left = <LeftScreen place={place} told={told} failed={query.failed !== undefined} />
  return (
    <SitePage place={place} shop={shop} width="narrow" scheme="auto">
      {withdrawal ? <WithdrawalTold place={place} told={withdrawal} /> : left}
    </SitePage>
  )
}
