import type { Metadata } from 'next'
import { readPsychologicalLanding } from '@/content/landing/psychological-landing'
import { pageLanguages } from '@/domain/languages/alternates-in'
import { parsePlace } from '@/domain/routing/internal-path'
import { LandingWithHelp } from '@/ui/landing/landing-with-help'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { landingMetadata } from '../../../landing-metadata'

type Props = { params: Promise<{ locale: string; code: string; examId: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

/** The landing page of general psychology under its own address; of no other test. */
const read = async ({ params }: Props) => {
  const given = await params
  const place = parsePlace({ route: 'landingPsychological', params: given })
  return {
    place,
    found: place && (await readPsychologicalLanding(place)),
    path: place?.path ?? `/landing/psychological/${given.code}-${given.examId}`,
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { place, found } = await read(props)
  if (!place || !found) return missingMetadata()
  // One text under two addresses: the landing page's own is the one to be found.
  const own = { ...place, route: 'landing' as const, slug: found.slug }
  return landingMetadata({ found, place: own, languages: pageLanguages(own, found.languages) })
}

export default async function LandingPsychologicalPage(props: Props) {
  const { place, found, path } = await read(props)
  if (!place || !found) return <Missing path={path} />
  return <LandingWithHelp place={place} shop={found.shop} landing={found.landing} />
}
