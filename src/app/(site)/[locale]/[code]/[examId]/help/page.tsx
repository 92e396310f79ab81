import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listHelp } from '@/content/centre/help'
import { readShopOfExam } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'
import { alternatesOf } from '@/domain/routing/path-to'
import { pageTitle } from '@/ui/chrome/page-title'
import { SitePage } from '@/ui/chrome/site-page'
import { HelpScreen } from '@/ui/help/help-screen'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'

type Props = { params: Promise<{ locale: string; code: string; examId: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const given = await params
  const place = parsePlace({ route: 'help', params: given })
  const shop = place && (await readShopOfExam(place))
  return place && shop ? { place, shop } : { path: place?.path ?? `/help/${given.code}-${given.examId}` }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { place, shop } = await read(props)
  if (!place) return missingMetadata()
  const t = await getTranslations('help')
  const title = pageTitle(t('title'), shop.brand.name)
  return { title, description: t('lead'), alternates: alternatesOf(place) }
}

export default async function HelpPage(props: Props) {
  const { place, shop, path } = await read(props)
  if (!place) return <Missing path={path} />
  return (
    <SitePage place={place} shop={shop}>
      <HelpScreen place={place} entries={await listHelp(place.locale)} />
    </SitePage>
  )
}
