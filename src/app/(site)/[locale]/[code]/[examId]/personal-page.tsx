import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { readShopOfExam } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'
import type { RouteId } from '@/domain/routing/routes'
import { pageTitle } from '@/ui/chrome/page-title'
import { PersonalScreen } from '@/ui/loading/personal-screen'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'

export type PersonalProps = { params: Promise<{ locale: string; code: string; examId: string }> }
type Screen = Pick<ComponentProps<typeof PersonalScreen>, 'title' | 'words' | 'width' | 'scheme'> & {
  route: RouteId
  screen: (place: { code: string; examId: number }) => ReactNode
}

/** A page of one visitor: never indexed, and nothing of the visitor is in what is cached. */
export const personalPage = ({ route, screen, ...look }: Screen) => {
  const read = async ({ params }: PersonalProps) => {
    const given = await params
    const place = parsePlace({ route, params: given })
    const shop = place && (await readShopOfExam(place))
    return place && shop ? { place, shop } : { path: place?.path ?? `/${given.code}-${given.examId}` }
  }
  const metadata = async (props: PersonalProps): Promise<Metadata> => {
    const { shop } = await read(props)
    if (!shop) return missingMetadata()
    const t = await getTranslations()
    return { title: pageTitle(t(look.title), shop.brand.name), robots: { index: false, follow: false } }
  }
  const Page = async (props: PersonalProps) => {
    const { place, shop, path } = await read(props)
    if (!place) return <Missing path={path} />
    const { code, examId } = place
    return <PersonalScreen {...{ ...look, place, shop }}>{screen({ code, examId })}</PersonalScreen>
  }
  return { metadata, Page }
}
