'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import { Notice } from '@/ui/primitives/notice'
import sections from '../report.module.css'
import { HealthFrame } from './health-frame'
import { NearRanges } from './near-ranges'
import { Point } from './point'
import styles from './questionnaire.module.css'
import type { QuestionnaireReport, QuestionnaireScore, ToldScale } from './questionnaire-report'
import { ScaleRow } from './scale-row'
import { ScalePicture, ScalesTable } from './scale-told'
import { SourceList } from './source-list'

/** Five areas, each with its figure, where it may come from, what to try, and when to seek help. */
export function PsychologyReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const { score, caution } = report
  return (
    <HealthFrame place={place} report={report}>
      {score && <Areas scales={score.scales} caution={caution} />}
    </HealthFrame>
  )
}

type Props = Pick<QuestionnaireScore, 'scales'> & { caution: boolean }

function Areas({ scales: { title, said, list, assumed }, caution }: Props) {
  const t = useTranslations('questionnaire.report')
  return (
    <Card as="section" className={classes(sections.section, styles.plain)}>
      <h2 className={sections.title}>{title}</h2>
      {caution && <Notice still>{t('caution')}</Notice>}
      {said.map((text) => (
        <p key={text} className={sections.muted}>
          {text}
        </p>
      ))}
      <ul className={styles.rows}>
        {list.map((scale) => (
          <ScaleRow key={scale.id} scale={scale} aboutFirst figures={<Figures scale={scale} />}>
            {scale.passages.map((passage) => (
              <section key={passage.id} className={styles.passageOfArea}>
                <h4 className={styles.heading}>{passage.title}</h4>
                <p className={styles.text}>{passage.text}</p>
              </section>
            ))}
            <SourceList sources={scale.sources} as="h4" />
          </ScaleRow>
        ))}
      </ul>
      <ScalesTable scales={list} assumed={assumed} />
    </Card>
  )
}

function Figures({ scale }: { scale: ToldScale }) {
  return (
    <>
      <Point scale={scale} small />
      <ScalePicture scale={scale} />
      {scale.short && <p className={styles.text}>{scale.short}</p>}
      <NearRanges near={scale.near} />
    </>
  )
}
