'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import { AboutReport } from './about-report'
import styles from './report.module.css'
import { ReportEnd } from './report-end'
import { BandTable } from './score/band-table'
import { RankCard } from './score/rank-card'
import { ScoreCard } from './score/score-card'
import { type Report, scoreFacts } from './score/score-facts'

type Props = { place: ScreenPlace; report: Report }

export function OverviewTab({ place, report }: Props) {
  const t = useTranslations('report.result')
  const { score, openParts } = report
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
      <ReportEnd place={place} report={report}>
        <AboutReport report={report} />
      </ReportEnd>
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
