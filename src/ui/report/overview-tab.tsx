'use client'

import { useTranslations } from 'next-intl'
import { GUIDE_PARTS } from '@/domain/catalog/parts'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { GuidesCard } from '@/ui/packages/guides-card'
import { PackagesCard } from '@/ui/packages/packages-card'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import { AboutReport } from './about-report'
import { LockedParts } from './locked-parts'
import styles from './report.module.css'
import { BandTable } from './score/band-table'
import { RankCard } from './score/rank-card'
import { ScoreCard } from './score/score-card'
import { type Report, scoreFacts } from './score/score-facts'

type Props = { place: ScreenPlace; report: Report }

export function OverviewTab({ place, report }: Props) {
  const t = useTranslations('report.result')
  const { score, openParts, lockedParts } = report
  const guides = GUIDE_PARTS.filter((part) => openParts.includes(part)).length
  const facts = score && scoreFacts(score)
  return (
    <div className={styles.grid}>
      {score && facts ? (
        <ScoreCard score={score} facts={facts} />
      ) : (
        <Card as="section" tone="flat" className={styles.section}>
          <h2 className={styles.title}>{t('scoreLocked')}</h2>
          <p>{t('scoreLockedText')}</p>
          <div className={styles.actions}>
            <ButtonLink variant="secondary" href={pathTo({ route: 'teaser', ...place })}>
              {t('freeResult')}
            </ButtonLink>
          </div>
        </Card>
      )}
      {score && facts && (
        <div className={styles.pair}>
          {facts.kind !== 'below' && openParts.includes('iq_ranking') && (
            <RankCard rank={facts.rank} atLeast={facts.kind === 'at_least'} />
          )}
          <BandTable band={facts.kind === 'below' ? null : score.band} />
        </div>
      )}
      {openParts.includes('wrong_answers') && <WrongCard place={place} orderNumber={report.orderNumber} />}
      {guides > 0 && <GuidesCard place={place} orderNumber={report.orderNumber} count={guides} />}
      <AboutReport report={report} />
      <LockedParts place={place} parts={lockedParts} />
      {openParts.length > 0 && GUIDE_PARTS.some((part) => lockedParts.includes(part)) && (
        <PackagesCard place={place} orderNumber={report.orderNumber} />
      )}
    </div>
  )
}

function WrongCard({ place, orderNumber }: { place: ScreenPlace; orderNumber: string }) {
  const t = useTranslations('report.result')
  return (
    <Card as="section" className={classes(styles.beside, styles.offer)}>
      <div className={styles.section}>
        <h2 className={styles.title}>{t('wrongTitle')}</h2>
        <p>{t('wrongText')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          href={`${pathTo({ route: 'wrongAnswers', ...place })}?orderNumber=${orderNumber}`}
        >
          {t('wrongOpen')}
        </ButtonLink>
      </div>
    </Card>
  )
}
