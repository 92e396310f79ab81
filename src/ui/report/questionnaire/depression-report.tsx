'use client'

import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import sections from '../report.module.css'
import { AnswerCard } from './answer-card'
import { HealthFrame } from './health-frame'
import { NearRanges } from './near-ranges'
import { Point } from './point'
import styles from './questionnaire.module.css'
import type { QuestionnaireReport, QuestionnaireScore } from './questionnaire-report'
import { ScaleRow } from './scale-row'
import { ScalePicture, ScalesTable } from './scale-told'

/** How many signs, in words, then how much they weigh on the days and what good there was. Free, and nothing beside it. */
export function DepressionReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const { score, caution } = report
  return (
    <HealthFrame place={place} report={report}>
      {score?.answer && <Signs answer={score.answer} caution={caution} />}
      {score && <Others score={score} />}
    </HealthFrame>
  )
}

type SignsProps = { answer: NonNullable<QuestionnaireScore['answer']>; caution: boolean }

function Signs({ answer, caution }: SignsProps) {
  const { said, notes, scale } = answer
  const [text, ...more] = said
  return (
    <div className={styles.plain}>
      <AnswerCard answer={answer} caution={caution}>
        {text && <p className={sections.words}>{text}</p>}
        {more.map((core) => (
          <p key={core} className={styles.near}>
            {core}
          </p>
        ))}
        {scale && (
          <>
            <NearRanges near={scale.near} />
            <Point scale={scale} small />
            <ScalePicture scale={scale} />
            {scale.about && <p className={sections.muted}>{scale.about}</p>}
          </>
        )}
        {notes.map((note) => (
          <p key={note} className={sections.muted}>
            {note}
          </p>
        ))}
      </AnswerCard>
    </div>
  )
}

function Others({ score: { answer, scales } }: { score: QuestionnaireScore }) {
  const { list, assumed } = scales
  if (list.length === 0) return null
  return (
    <Card as="section" className={classes(sections.section, styles.plain)}>
      <ul className={classes(styles.rows, styles.untitled)}>
        {list.map((scale) => (
          <ScaleRow
            key={scale.id}
            as="h2"
            scale={scale}
            figures={
              <>
                <Point scale={scale} small />
                <ScalePicture scale={scale} />
              </>
            }
          >
            {scale.text && <p className={styles.text}>{scale.text}</p>}
            <NearRanges near={scale.near} />
          </ScaleRow>
        ))}
      </ul>
      <ScalesTable scales={[...(answer?.scale ? [answer.scale] : []), ...list]} assumed={assumed} />
    </Card>
  )
}
