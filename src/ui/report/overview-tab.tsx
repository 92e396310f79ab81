'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { Cautions, UnscoredFacts } from './about-report'
import { Opening } from './iq/opening'
import { WrongCard } from './iq/wrong-card'
import styles from './report.module.css'
import { ReportEnd } from './report-end'
import { BandsCard } from './score/bands-card'
import { RankCard } from './score/rank-card'
import { ScoreCard } from './score/score-card'
import type { Report, Told } from './score/score-facts'
import { TakersCard } from './score/takers-card'
import { ShareCard } from './share/share-card'

type Props = { place: ScreenPlace; report: Report }

/** The score with its sentence first, then the person, then their place among others. */
export function OverviewTab({ place, report, told }: Props & { told: Told }) {
  const { opening, score, rank, puzzles, about } = told
  return (
    <div className={styles.grid}>
      <ScoreCard told={score} />
      <Cautions told={about.cautions} />
      <Opening told={opening} />
      <div className={styles.pair}>
        {rank && <RankCard told={rank} />}
        {score.bands.length > 0 && <BandsCard told={score} />}
      </div>
      {rank && <TakersCard told={rank.takers} />}
      {!puzzles && <WrongCard place={place} report={report} />}
      <ReportEnd place={place} report={report} />
      {report.own && <ShareCard place={place} report={report} />}
    </div>
  )
}

/** What stands in the place of a score that is not open. */
export function ClosedOverview({ place, report }: Props) {
  const t = useTranslations('report.result')
  return (
    <div className={styles.grid}>
      <Card as="section" tone="flat" className={styles.section}>
        <h2 className={styles.title}>{t('scoreLocked')}</h2>
        <p>{t('scoreLockedText')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={pathTo({ route: 'teaser', ...place })}>
            {t('freeResult')}
          </ButtonLink>
        </div>
      </Card>
      <WrongCard place={place} report={report} />
      <ReportEnd place={place} report={report}>
        <UnscoredFacts report={report} />
      </ReportEnd>
    </div>
  )
}
