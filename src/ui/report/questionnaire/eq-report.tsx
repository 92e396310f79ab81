'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import sections from '../report.module.css'
import { AnswerCard } from './answer-card'
import { Point } from './point'
import styles from './questionnaire.module.css'
import { QuestionnaireFrame } from './questionnaire-frame'
import type { QuestionnaireReport, ScaleResult } from './questionnaire-report'
import { ScalePicture, ScalesTable } from './scale-told'
import { useBandName } from './use-band-name'
import { bandOf, inOrder } from './what-is-said'

/** The overall range first, then each area with its interval and advice. */
export function EqReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const t = useTranslations('questionnaire.report')
  const { score, caution } = report
  const scales = inOrder(score?.scales ?? [])
  const [total, ...areas] = scales
  return (
    <QuestionnaireFrame place={place} report={report} note={score?.note}>
      {total && <Overall scale={total} caution={caution} />}
      <Card as="section" className={sections.section}>
        <h2 className={sections.title}>{t('eq.areas')}</h2>
        <ul className={styles.rows}>
          {areas.map((scale) => (
            <Area key={scale.id} scale={scale} />
          ))}
        </ul>
        <ScalesTable scales={scales} measure="score" />
      </Card>
    </QuestionnaireFrame>
  )
}

function Overall({ scale, caution }: { scale: ScaleResult; caution: boolean }) {
  const t = useTranslations('questionnaire.report')
  const nameOf = useBandName()
  const band = bandOf(scale)
  return (
    <AnswerCard title={scale.name} answer={band && nameOf(band)} caution={caution}>
      {band && <p className={sections.words}>{band.text}</p>}
      <Point scale={scale} />
      <ScalePicture scale={scale} />
      <p className={sections.muted}>{t('percentOf')}</p>
    </AnswerCard>
  )
}

function Area({ scale }: { scale: ScaleResult }) {
  const t = useTranslations('questionnaire.report')
  const nameOf = useBandName()
  const band = bandOf(scale)
  return (
    <li className={styles.row}>
      <div className={styles.side}>
        <h3 className={styles.name}>{scale.name}</h3>
        {band && <p className={styles.level}>{nameOf(band)}</p>}
        <Point scale={scale} small />
        <ScalePicture scale={scale} />
      </div>
      <div className={styles.side}>
        {scale.about && <p className={sections.muted}>{scale.about}</p>}
        {band?.text && <p className={styles.text}>{band.text}</p>}
        {band?.tip && (
          <p className={styles.text}>
            <strong>{t('advice')}</strong>
            <br />
            {band.tip}
          </p>
        )}
      </div>
    </li>
  )
}
