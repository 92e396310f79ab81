import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readShopOfExam } from '@/content/storefront'
import type { Level } from '@/domain/centre/levels'
import { type Place, parsePlace } from '@/domain/routing/internal-path'
import { alternatesOf } from '@/domain/routing/path-to'
import type { WordsPath } from '@/i18n/pick-words'
import { CentrePage } from '@/ui/centre/frame/centre-page'
import type { CentreRoute } from '@/ui/centre/frame/places'
import type { Shop } from '@/ui/chrome/site-page'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'

type Props = { params: Promise<{ locale: string; code: string; examId: string; id: string }> }
type Document = { title: string; summary: string; level: Level }
type Screen<Found extends Document> = {
  route: CentreRoute
  words: readonly WordsPath[]
  /** null: there is no such document, and the page is 404. */
  read: (at: Pick<Place, 'locale'> & { id: string }) => Promise<Found | null>
  view: (at: { found: Found; place: Place & { id: string }; shop: Shop }) => ReactNode
}

/**
 * A page of one document of the centre, named by `?id=` (docs/decisions/0046). Search engines find those that are open to
 * everybody; nothing of the visitor, and nothing that is closed to somebody, is in what is cached.
 */
export const documentPage = <Found extends Document>({ route, words, read, view }: Screen<Found>) => {
  const readAll = async ({ params }: Props) => {
    const given = await params
    const place = parsePlace({ route, params: given })
    const id = place?.id ?? ''
    const [shop, found] = place
      ? await Promise.all([readShopOfExam(place), read({ locale: place.locale, id })])
      : [null, null]
    return place && shop && found
      ? { place: { ...place, id }, shop, found }
      : { path: place?.path ?? `/${given.code}-${given.examId}` }
  }
  const metadata = async (props: Props): Promise<Metadata> => {
    const { place, shop, found } = await readAll(props)
    if (!place) return missingMetadata()
    const open = found.level === 'open'
    return {
      title: `${found.title} · ${shop.brand.name}`,
      description: found.summary,
      alternates: alternatesOf(place),
      ...(!open && { robots: { index: false, follow: true } }),
    }
  }
  const Page = async (props: Props) => {
    const { place, shop, found, path } = await readAll(props)
    if (!place) return <Missing path={path} />
    return <CentrePage {...{ route, place, shop, words }}>{view({ found, place, shop })}</CentrePage>
  }
  return { metadata, Page }
}
