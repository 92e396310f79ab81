import { cache } from 'react'
import { readPublicCertificate } from '@/content/public-certificate'
import { readShopOfExam } from '@/content/storefront'
import { parsePlace } from '@/domain/routing/internal-path'

export type CertificatePageProps = {
  params: Promise<{ locale: string; code: string; examId: string; id: string }>
}

/** What the page of a certificate shows; `certificate` is null where there is none. Once a request, by its address. */
export const readCertificatePage = cache(async (locale: string, code: string, examId: string, id: string) => {
  const place = parsePlace({ route: 'certificate', params: { locale, code, examId, id } })
  const shop = place && (await readShopOfExam(place))
  if (!place || !shop) return { path: place?.path ?? `/${code}-${examId}` }
  return { place, shop, certificate: await readPublicCertificate({ ...place, number: id }), path: place.path }
})
