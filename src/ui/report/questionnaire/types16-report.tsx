'use client'

import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import sections from '../report.module.css'
import { AnswerCard } from './answer-card'
import styles from './questionnaire.module.css'
import { QuestionnaireFrame } from './questionnaire-frame'
import type { QuestionnaireReport, QuestionnaireScore } from './questionnaire-report'
import { ScaleRow } from './scale-row'
import { ScalePicture, ScalesTable } from './scale-told'

/** The nearest of the 16 types and how sure it is, then its letters, its neighbours, and what it means. */
export function Types16Report({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const { score, caution } = report
  return (
    <QuestionnaireFrame place={place} report={report}>
      {score?.answer && (
        <AnswerCard answer={score.answer} caution={caution}>
          {score.answer.said.map((said) => (
            <p key={said} className={sections.muted}>
              {said}
            </p>
          ))}
        </AnswerCard>
      )}
      {score?.type && <Letters scales={score.scales} />}
      {score?.types && <Neighbours types={score.types} />}
      {score?.type && <TypeCard type={score.type} />}
    </QuestionnaireFrame>
  )
}

/** The four letters, each on its line with its interval, its probability, and how likely the other one is next month. */
function Letters({ scales: { title, list, assumed } }: Pick<QuestionnaireScore, 'scales'>) {
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{title}</h2>
      <ul className={styles.rows}>
        {list.map((axis) => (
          <ScaleRow key={axis.id} scale={{ ...axis, about: null }} figures={<ScalePicture scale={axis} />}>
            {axis.text && <p className={styles.text}>{axis.text}</p>}
            {axis.near && <p className={styles.near}>{axis.near.said}</p>}
          </ScaleRow>
        ))}
      </ul>
      <ScalesTable scales={list} assumed={assumed} />
    </Card>
  )
}

function Neighbours({
  types: { title, said, list, assumed },
}: {
  types: NonNullable<QuestionnaireScore['types']>
}) {
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{title}</h2>
      <p className={sections.muted}>{said}</p>
      <ol className={styles.types}>
        {list.map(({ type, name, probability, chance }, index) => (
          <li key={type} className={classes(styles.type, index === 0 && styles.nearest)}>
            <span className={styles.code}>{type}</span>
            <span>{name}</span>
            <span className={styles.share}>{chance}</span>
            <svg width="100%" height="6" className={styles.chance} aria-hidden="true">
              <rect width="100%" height="6" rx="3" className={styles.whole} />
              <rect width={`${100 * probability}%`} height="6" rx="3" className={styles.part} />
            </svg>
          </li>
        ))}
      </ol>
      <p className={sections.muted}>{assumed}</p>
    </Card>
  )
}

function TypeCard({ type: { title, summary, passages } }: { type: NonNullable<QuestionnaireScore['type']> }) {
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{title}</h2>
      <p className={sections.words}>{summary}</p>
      <div className={styles.passages}>
        {passages.map((passage) => (
          <section key={passage.id} className={styles.passage}>
            <h3 className={styles.name}>{passage.title}</h3>
            <p>{passage.text}</p>
          </section>
        ))}
      </div>
    </Card>
  )
}
