import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readExam } from '@/content/exam'
import { readShop } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'
import { alternatesOf } from '@/domain/routing/path-to'
import { pageTitle } from '@/ui/chrome/page-title'
import { SitePage } from '@/ui/chrome/site-page'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { Support } from '@/ui/support/support'

type Props = { params: Promise<{ locale: string; code: string; examId: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const given = await params
  const place = parsePlace({ route: 'support', params: given })
  if (!place) return { path: `/support/${given.code}-${given.examId}` }
  const [shop, exam] = await Promise.all([readShop(place), readExam(place)])
  return { path: place.path, found: shop && exam ? { place, shop } : null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found } = await read(props)
  if (!found) return missingMetadata()
  const t = await getTranslations('support')
  return { title: pageTitle(t('title'), found.shop.brand.name), alternates: alternatesOf(found.place) }
}

export default async function SupportPage(props: Props) {
  const { found, path } = await read(props)
  if (!found) return <Missing path={path} />
  return (
    <SitePage {...found} width="narrow">
      <Support place={found.place} locale={found.place.locale} email={found.shop.supportEmail} />
    </SitePage>
  )
}
