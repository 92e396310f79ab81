import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { pageLanguages } from '@/domain/languages/alternates-in'
import type { WordsPath } from '@/i18n/pick-words'
import { CentrePage } from '@/ui/centre/frame/centre-page'
import type { CentreRoute } from '@/ui/centre/frame/places'
import type { Shop } from '@/ui/chrome/site-page'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { documentMetadata } from './document-metadata'
import { type Document, type DocumentPlace, type DocumentProps, readDocument } from './read-document'

type Screen<Found extends Document> = {
  route: CentreRoute
  words: readonly WordsPath[]
  /** null: there is no such document, and the page is 404. */
  read: (at: { locale: DocumentPlace['locale']; id: string }) => Promise<Found | null>
  view: (at: { found: Found; place: DocumentPlace; shop: Shop }) => ReactNode
}

/**
 * A page of one document of the centre, named by `?id=` (docs/decisions/0046). Search engines find those that are open to
 * everybody; nothing of the visitor, and nothing that is closed to somebody, is in what is cached.
 */
export const documentPage = <Found extends Document>({ words, view, ...screen }: Screen<Found>) => {
  const metadata = async (props: DocumentProps): Promise<Metadata> => {
    const { place, shop, found } = await readDocument(props, screen)
    if (!place) return missingMetadata()
    return {
      ...documentMetadata({ found, brand: shop.brand.name }),
      ...pageLanguages(place, found.languages),
    }
  }
  const Page = async (props: DocumentProps) => {
    const { place, shop, found, path } = await readDocument(props, screen)
    if (!place) return <Missing path={path} />
    const frame = { route: screen.route, place, shop, words, readsQuery: false, language: found.language }
    return <CentrePage {...frame}>{view({ found, place, shop })}</CentrePage>
  }
  return { metadata, Page }
}
