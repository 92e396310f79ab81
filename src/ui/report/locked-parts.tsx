'use client'

import { useTranslations } from 'next-intl'
import { isReportPart, type Part, type ReportPart } from '@/domain/catalog/parts'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import styles from './locked/locked-parts.module.css'
import { usePartPrices } from './locked/use-part-prices'
import report from './report.module.css'

type Props = { place: ScreenPlace; parts: readonly Part[] }

/** What can be added, by what it contains. Nothing of it is in the page, so there is nothing to blur. */
export function LockedParts({ place, parts }: Props) {
  const locked = parts.filter(isReportPart)
  return locked.length > 0 && <Locked place={place} parts={locked} />
}

function Locked({ place, parts }: { place: ScreenPlace; parts: readonly ReportPart[] }) {
  const t = useTranslations('report.locked')
  const priceOf = usePartPrices(place, parts)
  return (
    <Card as="section" tone="flat" className={classes(report.section, report.offer)}>
      <h2 className={report.title}>{t('title')}</h2>
      <p className={report.muted}>{t('text')}</p>
      <ul className={styles.list}>
        {parts.map((part) => {
          const price = priceOf(part)
          return (
            <li key={part} className={styles.part}>
              <Lock />
              <span>{t(`part.${part}`)}</span>
              <span className={styles.badge}>{price ? t('cost', price) : t('badge')}</span>
            </li>
          )
        })}
      </ul>
      <div className={report.actions}>
        <ButtonLink variant="secondary" href={pathTo({ route: 'tiers', ...place })}>
          {t('action')}
        </ButtonLink>
      </div>
    </Card>
  )
}

export function Lock() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={styles.lock} aria-hidden="true">
      <rect x="4" y="9" width="12" height="8" rx="2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M6.5 9V6.500a3.5 3.5 0 0 1 7 0V9" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  )
}
