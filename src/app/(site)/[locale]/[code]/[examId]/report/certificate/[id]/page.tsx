import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { env } from '@/config/env'
import { pageTitle } from '@/ui/chrome/page-title'
import { SitePage } from '@/ui/chrome/site-page'
import { Missing, missingMetadata } from '@/ui/message-screen/missing'
import { CertificateScreen } from '@/ui/report/certificate/certificate-screen'
import { type CertificatePageProps, readCertificatePage } from './read-certificate-page'

/** Rendered for each request: who hides a certificate is obeyed at once. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: CertificatePageProps): Promise<Metadata> {
  const { locale, code, examId, id } = await params
  const { place, shop } = await readCertificatePage(locale, code, examId, id)
  if (!place) return missingMetadata()
  const t = await getTranslations('certificate.page')
  return { title: pageTitle(t('meta'), shop.brand.name), robots: { index: false, follow: false } }
}

export default async function CertificatePage({ params }: CertificatePageProps) {
  const { locale, code, examId, id } = await params
  const { place, shop, certificate, path } = await readCertificatePage(locale, code, examId, id)
  if (!place) return <Missing path={path} />
  return (
    <SitePage place={place} shop={shop} scheme="auto">
      <CertificateScreen
        place={place}
        certificate={certificate}
        keys={`${env().SITE_URL}/.well-known/jwks.json`}
      />
    </SitePage>
  )
}
