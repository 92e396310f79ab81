'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import sections from '../report.module.css'
import { AnswerCard } from './answer-card'
import { HealthFrame } from './health-frame'
import { NearBands } from './near-bands'
import { Point } from './point'
import styles from './questionnaire.module.css'
import type { QuestionnaireReport, QuestionnaireScore, ScaleResult } from './questionnaire-report'
import { ScalePicture, ScalesTable } from './scale-told'
import { SourceList, sourcesOf } from './source-list'
import { bandOf } from './what-is-said'

/** How many signs, in words, then how much they weigh on the days and what good there was. Free, and nothing beside it. */
export function DepressionReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const { score, caution } = report
  const scales = score?.scales ?? []
  const [signs, ...others] = scales
  return (
    <HealthFrame place={place} report={report} sources={<SourceList sources={sourcesOf(scales)} as="h3" />}>
      {score && signs && <Signs scale={signs} core={score.core} caution={caution} />}
      <Card as="section" className={classes(sections.section, styles.plain)}>
        <ul className={classes(styles.rows, styles.untitled)}>
          {others.map((scale) => (
            <Other key={scale.id} scale={scale} />
          ))}
        </ul>
        <ScalesTable scales={scales} measure="score" />
      </Card>
    </HealthFrame>
  )
}

type SignsProps = Pick<QuestionnaireScore, 'core'> & { scale: ScaleResult; caution: boolean }

function Signs({ scale, core, caution }: SignsProps) {
  const t = useTranslations('questionnaire.report')
  const band = bandOf(scale)
  return (
    <div className={styles.plain}>
      <AnswerCard title={scale.name} answer={band?.name ?? null} caution={caution}>
        {band && <p className={sections.words}>{band.text}</p>}
        {core && <p className={styles.near}>{core}</p>}
        <NearBands scale={scale} />
        <Point scale={scale} small />
        <ScalePicture scale={scale} alone />
        {scale.about && <p className={sections.muted}>{scale.about}</p>}
        <p className={sections.muted}>{t('percentOf')}</p>
      </AnswerCard>
    </div>
  )
}

function Other({ scale }: { scale: ScaleResult }) {
  const band = bandOf(scale)
  return (
    <li className={styles.row}>
      <div className={styles.side}>
        <h2 className={styles.name}>{scale.name}</h2>
        {band?.name && <p className={styles.level}>{band.name}</p>}
        <Point scale={scale} small />
        <ScalePicture scale={scale} alone />
      </div>
      <div className={styles.side}>
        {scale.about && <p className={sections.muted}>{scale.about}</p>}
        {band?.text && <p className={styles.text}>{band.text}</p>}
        <NearBands scale={scale} />
      </div>
    </li>
  )
}
