'use client'

import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import sections from '../report.module.css'
import { AnswerCard } from './answer-card'
import { QuestionnaireFrame } from './questionnaire-frame'
import type { QuestionnaireReport, QuestionnaireScore } from './questionnaire-report'
import { ScalePicture, ScalesTable } from './scale-told'

/** One style on one line, with the note that says why brains have no such sides. */
export function LeftRightReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const { score, caution } = report
  return (
    <QuestionnaireFrame place={place} report={report}>
      {score?.answer && <Style answer={score.answer} caution={caution} />}
      {score?.tip && (
        <Card as="section" className={sections.section}>
          <h2 className={sections.title}>{score.tip.title}</h2>
          <p className={sections.words}>{score.tip.text}</p>
        </Card>
      )}
    </QuestionnaireFrame>
  )
}

type StyleProps = { answer: NonNullable<QuestionnaireScore['answer']>; caution: boolean }

function Style({ answer, caution }: StyleProps) {
  const { said, notes, scale } = answer
  return (
    <AnswerCard answer={answer} caution={caution}>
      {said.map((text) => (
        <p key={text} className={sections.words}>
          {text}
        </p>
      ))}
      {scale && <ScalePicture scale={scale} />}
      {notes.map((note) => (
        <Notice key={note} still>
          {note}
        </Notice>
      ))}
      {scale && <ScalesTable scales={[scale]} />}
    </AnswerCard>
  )
}
