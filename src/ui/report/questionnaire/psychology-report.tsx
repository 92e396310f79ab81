'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import { Notice } from '@/ui/primitives/notice'
import sections from '../report.module.css'
import { HealthFrame } from './health-frame'
import { NearBands } from './near-bands'
import { Point } from './point'
import styles from './questionnaire.module.css'
import type { QuestionnaireReport, ScaleResult } from './questionnaire-report'
import { ScalePicture, ScalesTable } from './scale-told'
import { SourceList } from './source-list'
import { bandOf } from './what-is-said'

/** Five areas, each with its figure, where it may come from, what to try, and when to seek help. */
export function PsychologyReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const t = useTranslations('questionnaire.report')
  const { score, caution } = report
  const scales = score?.scales ?? []
  return (
    <HealthFrame place={place} report={report}>
      <Card as="section" className={classes(sections.section, styles.plain)}>
        <h2 className={sections.title}>{t('psychology.areas')}</h2>
        {caution && <Notice still>{t('caution')}</Notice>}
        <p className={sections.muted}>{t('psychology.figures')}</p>
        <ul className={styles.rows}>
          {scales.map((scale) => (
            <Area key={scale.id} scale={scale} />
          ))}
        </ul>
        <ScalesTable scales={scales} measure="score" />
      </Card>
    </HealthFrame>
  )
}

function Area({ scale }: { scale: ScaleResult }) {
  const t = useTranslations('questionnaire.report.psychology')
  const words = useTranslations('health.result')
  const band = bandOf(scale)
  return (
    <li className={styles.row}>
      <div className={styles.side}>
        <h3 className={styles.name}>{scale.name}</h3>
        {scale.about && <p className={sections.muted}>{scale.about}</p>}
        {band?.name && <p className={styles.level}>{band.name}</p>}
        <Point scale={scale} small />
        <ScalePicture scale={scale} alone />
        {band?.free && <p className={styles.text}>{band.free}</p>}
        <NearBands scale={scale} />
      </div>
      <div className={styles.side}>
        {band?.text && <Passage title={t('from')}>{band.text}</Passage>}
        {band?.tip && <Passage title={t('tryThis')}>{band.tip}</Passage>}
        {band?.seek && <Passage title={words('seek')}>{band.seek}</Passage>}
        <SourceList sources={scale.sources} as="h4" />
      </div>
    </li>
  )
}

function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.passageOfArea}>
      <h4 className={styles.heading}>{title}</h4>
      <p className={styles.text}>{children}</p>
    </section>
  )
}
