import type { Metadata } from 'next'
import { readLandingData } from '@/content/landing/landing-data'
import { readDefaultLanding } from '@/content/storefront'
import { pageLanguages } from '@/domain/languages/alternates-in'
import { isLocale } from '@/domain/locale/locales'
import { LandingWithHelp } from '@/ui/landing/landing-with-help'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { landingMetadata } from '../landing-metadata'

type Props = { params: Promise<{ locale: string }> }

export const revalidate = 300
export const generateStaticParams = () => []

const read = async ({ params }: Props) => {
  const { locale } = await params
  const target = await readDefaultLanding()
  if (!isLocale(locale) || !target) return null
  const found = await readLandingData({ ...target, locale })
  return found && { ...found, place: { ...target, locale } }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  if (!found) return missingMetadata()
  const { place } = found
  const languages = pageLanguages({ route: 'home', locale: place.locale }, found.languages)
  // Its address names no exam: calls find it here (ui/api/call-at.ts).
  return {
    ...(await landingMetadata({ found, place, languages })),
    other: { 'exam-app-id': `${place.code}-${place.examId}` },
  }
}

/** The default storefront's default landing. */
export default async function HomePage(props: Props) {
  const found = await read(props)
  if (!found) return <Missing path="/" />
  return <LandingWithHelp place={found.place} shop={found.shop} landing={found.landing} />
}
