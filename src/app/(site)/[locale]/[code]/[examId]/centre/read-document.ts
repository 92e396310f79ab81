import { readShopOfExam } from '@/content/storefront'
import type { Level } from '@/domain/centre/levels'
import type { Locale } from '@/domain/locale/locales'
import { type Place, parsePlace } from '@/domain/routing/internal-path'
import type { RouteId } from '@/domain/routing/routes'
import type { Picture } from '@/domain/theme/look'

export type DocumentProps = { params: Promise<{ locale: string; code: string; examId: string; id: string }> }
export type Document = {
  title: string
  summary: string
  level: Level
  /** In which it is shown, and all in which it is public. */
  language: Locale
  languages: readonly Locale[]
  /** Shown where a link to it is shared. */
  cover?: Picture | null
}
export type DocumentPlace = Place & { id: string }

/** What a page of one document shows, or the path of one that there is not. */
export const readDocument = async <Found extends Document>(
  { params }: DocumentProps,
  {
    route,
    read,
  }: { route: RouteId; read: (at: Pick<Place, 'locale'> & { id: string }) => Promise<Found | null> },
) => {
  const given = await params
  const place = parsePlace({ route, params: given })
  if (!place) return { path: `/${given.code}-${given.examId}` }
  const at: DocumentPlace = { ...place, id: place.id ?? '' }
  const [shop, found] = await Promise.all([readShopOfExam(at), read(at)])
  return shop && found ? { place: at, shop, found } : { path: place.path }
}
