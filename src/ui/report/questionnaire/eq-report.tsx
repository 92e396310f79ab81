'use client'

import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import sections from '../report.module.css'
import { AnswerCard } from './answer-card'
import { Point } from './point'
import styles from './questionnaire.module.css'
import { QuestionnaireFrame } from './questionnaire-frame'
import type { QuestionnaireReport, QuestionnaireScore, ToldScale } from './questionnaire-report'
import { ScaleRow } from './scale-row'
import { ScalePicture, ScalesTable } from './scale-told'

/** The overall range first, then each area with its interval and advice. */
export function EqReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const { score, caution } = report
  return (
    <QuestionnaireFrame place={place} report={report}>
      {score?.answer && <Overall answer={score.answer} caution={caution} />}
      {score && <Areas score={score} />}
    </QuestionnaireFrame>
  )
}

type OverallProps = { answer: NonNullable<QuestionnaireScore['answer']>; caution: boolean }

function Overall({ answer, caution }: OverallProps) {
  const { said, notes, scale } = answer
  return (
    <AnswerCard answer={answer} caution={caution}>
      {said.map((text) => (
        <p key={text} className={sections.words}>
          {text}
        </p>
      ))}
      {scale && <Point scale={scale} />}
      {scale && <ScalePicture scale={scale} />}
      {notes.map((note) => (
        <p key={note} className={sections.muted}>
          {note}
        </p>
      ))}
    </AnswerCard>
  )
}

function Areas({ score: { answer, scales } }: { score: QuestionnaireScore }) {
  const { title, list, assumed } = scales
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{title}</h2>
      <ul className={styles.rows}>
        {list.map((area) => (
          <ScaleRow key={area.id} scale={area} figures={<Figures scale={area} />}>
            {area.text && <p className={styles.text}>{area.text}</p>}
            {area.passages.map((passage) => (
              <p key={passage.id} className={styles.text}>
                <strong>{passage.title}</strong>
                <br />
                {passage.text}
              </p>
            ))}
          </ScaleRow>
        ))}
      </ul>
      <ScalesTable scales={[...(answer?.scale ? [answer.scale] : []), ...list]} assumed={assumed} />
    </Card>
  )
}

function Figures({ scale }: { scale: ToldScale }) {
  return (
    <>
      <Point scale={scale} small />
      <ScalePicture scale={scale} />
    </>
  )
}
