import type { Metadata } from 'next'
import { readHelp } from '@/content/centre/help'
import { readShopOfExam } from '@/content/storefront'
import { pageLanguages } from '@/domain/languages/alternates-in'
import { parsePlace } from '@/domain/routing/internal-path'
import { pageTitle } from '@/ui/chrome/page-title'
import { SitePage } from '@/ui/chrome/site-page'
import { summaryOf } from '@/ui/help/find-entries'
import { HelpAnswer } from '@/ui/help/help-answer'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'

type Props = { params: Promise<{ locale: string; code: string; examId: string; id: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const place = parsePlace({ route: 'helpDetail', params: await params })
  const [shop, entry] = place
    ? await Promise.all([readShopOfExam(place), readHelp({ id: place.id ?? '', locale: place.locale })])
    : [null, null]
  return place && shop && entry ? { place, shop, entry } : { path: place?.path ?? '/helpDetail' }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { place, shop, entry } = await read(props)
  if (!place) return missingMetadata()
  const title = pageTitle(entry.title, shop.brand.name)
  return { title, description: summaryOf(entry.text), ...pageLanguages(place, entry.languages) }
}

export default async function HelpDetailPage(props: Props) {
  const { place, shop, entry, path } = await read(props)
  if (!place) return <Missing path={path} />
  return (
    <SitePage place={place} shop={shop}>
      <HelpAnswer place={place} protocols={shop.protocols} entry={entry} />
    </SitePage>
  )
}
