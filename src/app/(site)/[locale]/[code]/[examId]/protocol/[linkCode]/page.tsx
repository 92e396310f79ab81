import type { Metadata } from 'next'
import { readExam } from '@/content/exam'
import { readProtocolOf } from '@/content/protocols'
import { readShop } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'
import { alternatesOf } from '@/domain/routing/path-to'
import { pageTitle } from '@/ui/chrome/page-title'
import { SitePage } from '@/ui/chrome/site-page'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { Protocol } from '@/ui/protocol/protocol'

type Props = { params: Promise<{ locale: string; code: string; examId: string; linkCode: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const place = parsePlace({ route: 'protocol', params: await params })
  if (!place) return { path: '' }
  const [shop, exam, protocol] = await Promise.all([readShop(place), readExam(place), readProtocolOf(place)])
  return { path: place.path, found: shop && exam && protocol ? { place, shop, protocol } : null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found } = await read(props)
  if (!found) return missingMetadata()
  const { place, shop, protocol } = found
  return { title: pageTitle(protocol.title, shop.brand.name), alternates: alternatesOf(place) }
}

export default async function ProtocolPage(props: Props) {
  const { found, path } = await read(props)
  if (!found) return <Missing path={path} />
  return (
    <SitePage place={found.place} shop={found.shop}>
      <Protocol place={found.place} {...found.protocol} />
    </SitePage>
  )
}
