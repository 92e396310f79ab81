import type { Metadata } from 'next'
import { readLandingData } from '@/content/landing/landing-data'
import { parsePlace } from '@/domain/routing/internal-path'
import { alternatesOf } from '@/domain/routing/path-to'
import { LandingWithHelp } from '@/ui/landing/landing-with-help'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'

type Props = { params: Promise<{ locale: string; code: string; examId: string; slug: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const given = await params
  const place = parsePlace({ route: 'landing', params: given })
  const found = place?.slug ? await readLandingData({ ...place, slug: place.slug }) : null
  return { place, found, path: place?.path ?? `/${given.slug}/${given.code}-${given.examId}` }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { place, found } = await read(props)
  if (!place || !found) return missingMetadata()
  const { title, description } = found
  return { title, description, alternates: alternatesOf(place), openGraph: { title, description } }
}

export default async function LandingPage(props: Props) {
  const { place, found, path } = await read(props)
  if (!place || !found) return <Missing path={path} />
  return <LandingWithHelp place={place} shop={found.shop} landing={found.landing} />
}
