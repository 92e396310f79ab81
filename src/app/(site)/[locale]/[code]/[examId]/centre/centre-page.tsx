import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readShopOfExam } from '@/content/storefront'
import { type Place, parsePlace } from '@/domain/routing/internal-path'
import type { WordsPath } from '@/i18n/pick-words'
import { CentrePage, type CentreTitle } from '@/ui/centre/frame/centre-page'
import { type CentreRoute, robotsOf } from '@/ui/centre/frame/places'
import { pageTitle } from '@/ui/chrome/page-title'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'

type Props = { params: Promise<{ locale: string; code: string; examId: string }> }
type Screen = {
  route: CentreRoute
  title: CentreTitle
  words: readonly WordsPath[]
  readsQuery?: boolean
  screen: (place: Pick<Place, 'locale' | 'code' | 'examId'>) => ReactNode | Promise<ReactNode>
}

/** A page of the centre, in its frame: never indexed, and nothing of the visitor is in what is cached. */
export const centrePage = ({ route, title, words, readsQuery, screen }: Screen) => {
  const read = async ({ params }: Props) => {
    const given = await params
    const place = parsePlace({ route, params: given })
    const shop = place && (await readShopOfExam(place))
    return place && shop ? { place, shop } : { path: place?.path ?? `/${given.code}-${given.examId}` }
  }
  const metadata = async (props: Props): Promise<Metadata> => {
    const [{ shop }, t] = await Promise.all([read(props), getTranslations()])
    if (!shop) return missingMetadata()
    return { title: pageTitle(t(title), shop.brand.name), robots: robotsOf(route) }
  }
  const Page = async (props: Props) => {
    const { place, shop, path } = await read(props)
    if (!place) return <Missing path={path} />
    return <CentrePage {...{ route, place, shop, words, readsQuery }}>{await screen(place)}</CentrePage>
  }
  return { metadata, Page }
}
