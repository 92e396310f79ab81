'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { GUIDE_PARTS, TEXT_PARTS } from '@/domain/catalog/parts'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { GuidesCard } from '@/ui/packages/guides-card'
import { PackagesCard } from '@/ui/packages/packages-card'
import { CertificateCard } from './certificate/certificate-card'
import { FileCard } from './download/file-card'
import { GiftCard } from './gift-card'
import { LockedParts } from './locked-parts'
import styles from './report.module.css'
import type { AnyReport } from './score/score-facts'

function DiscountNote() {
  const t = useTranslations('report')
  return <p className={styles.muted}>{t('discountOn')}</p>
}

type Props = {
  place: ScreenPlace
  report: Pick<AnyReport, 'orderNumber' | 'openParts' | 'lockedParts' | 'gift'>
  /** What the result rests on. */
  children?: ReactNode
}

/** What stands below every result: the guides that were bought, a gift, what the result rests on, and what can be added. */
export function ReportEnd({ place, report, children }: Props) {
  const { orderNumber, openParts, lockedParts, gift } = report
  const guides = TEXT_PARTS.filter((part) => openParts.includes(part)).length
  return (
    <>
      {openParts.includes('pdf_report') && <FileCard place={place} orderNumber={orderNumber} />}
      {openParts.includes('certificate') && <CertificateCard orderNumber={orderNumber} />}
      {guides > 0 && <GuidesCard place={place} orderNumber={orderNumber} count={guides} />}
      {gift && <GiftCard place={place} gift={gift} />}
      {openParts.includes('permanent_discount') && <DiscountNote />}
      {children}
      <LockedParts place={place} parts={lockedParts} />
      {openParts.length > 0 && GUIDE_PARTS.some((part) => lockedParts.includes(part)) && (
        <PackagesCard place={place} orderNumber={orderNumber} />
      )}
    </>
  )
}
