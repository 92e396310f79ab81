import { cache } from 'react'
import { readSharedResult } from '@/content/shared-result'
import { readShopOfExam } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'

export type SharedPageProps = {
  params: Promise<{ locale: string; code: string; examId: string; id: string }>
}

/** What the page of a shared result shows; `view` is null where nothing is shared. Once a request, by what its address says. */
export const readSharedPage = cache(async (locale: string, code: string, examId: string, id: string) => {
  const place = parsePlace({ route: 'sharedResult', params: { locale, code, examId, id } })
  const shop = place && (await readShopOfExam(place))
  if (!place || !shop) return { path: place?.path ?? `/${code}-${examId}` }
  return { place, shop, view: await readSharedResult({ ...place, token: id }), path: place.path }
})
