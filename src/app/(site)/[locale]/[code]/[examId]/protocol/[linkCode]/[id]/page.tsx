import type { Metadata } from 'next'
import { readExam } from '@/content/exam'
import { readEdition } from '@/content/protocols'
import { readShop } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'
import { SitePage } from '@/ui/chrome/site-page'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { ProtocolEdition } from '@/ui/protocol/protocol-edition'

type Props = {
  params: Promise<{ locale: string; code: string; examId: string; linkCode: string; id: string }>
}

export const revalidate = 300
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const place = parsePlace({ route: 'protocolEdition', params: await params })
  const id = place?.id
  if (!id || !UUID.test(id)) return { path: place?.path ?? '' }
  const [shop, exam, edition] = await Promise.all([
    readShop(place),
    readExam(place),
    readEdition({ ...place, id }),
  ])
  return { path: place.path, found: shop && exam && edition ? { place, shop, edition } : null }
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { found } = await read(props)
  return found ? { title: found.edition.title, robots: { index: false } } : missingMetadata()
}

export default async function ProtocolEditionPage(props: Props) {
  const { found, path } = await read(props)
  if (!found) return <Missing path={path} />
  const { place, shop, edition } = found
  return <SitePage {...{ place, shop }}>{<ProtocolEdition place={place} {...edition} />}</SitePage>
}
