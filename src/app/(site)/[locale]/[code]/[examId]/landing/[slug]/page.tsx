import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readLandingData } from '@/content/landing/landing-data'
import { findMovedLanding } from '@/content/landing/published-landings'
import { pageLanguages } from '@/domain/languages/alternates-in'
import { parsePlace } from '@/domain/routing/internal-path'
import { withLocale } from '@/domain/routing/path-to'
import { LandingWithHelp } from '@/ui/landing/landing-with-help'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { landingMetadata } from '../../../../landing-metadata'

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
  if (!place?.slug || !found) return missingMetadata()
  const own = { ...place, slug: place.slug }
  return landingMetadata({ found, place: own, languages: pageLanguages(place, found.languages) })
}

export default async function LandingPage(props: Props) {
  const { place, found, path } = await read(props)
  const moved = place?.slug && !found ? await findMovedLanding({ ...place, slug: place.slug }) : null
  if (place && moved) redirect(withLocale(moved, place.locale))
  if (!place || !found) return <Missing path={path} />
  return <LandingWithHelp place={place} shop={found.shop} landing={found.landing} />
}
