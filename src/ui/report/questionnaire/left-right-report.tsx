'use client'

import { useTranslations } from 'next-intl'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import sections from '../report.module.css'
import { AnswerCard } from './answer-card'
import { QuestionnaireFrame } from './questionnaire-frame'
import type { QuestionnaireReport, ScaleResult } from './questionnaire-report'
import { ScalePicture, ScalesTable } from './scale-told'
import { useBandName } from './use-band-name'
import { bandOf } from './what-is-said'

/** One style on one line, with the note that says why brains have no such sides. */
export function LeftRightReport({ place, report }: { place: ScreenPlace; report: QuestionnaireReport }) {
  const { score, caution } = report
  const style = score?.scales[0]
  return (
    <QuestionnaireFrame place={place} report={report}>
      {style && <Style scale={style} note={score.note} caution={caution} />}
      {style && <Tip scale={style} />}
    </QuestionnaireFrame>
  )
}

function Style(props: { scale: ScaleResult; note: string | null; caution: boolean }) {
  const { scale, note, caution } = props
  const t = useTranslations('questionnaire.report.left_right')
  const nameOf = useBandName()
  const band = bandOf(scale)
  return (
    <AnswerCard title={t('title')} answer={band && nameOf(band)} caution={caution}>
      {band && <p className={sections.words}>{band.text}</p>}
      <ScalePicture scale={scale} />
      {note && <Notice still>{note}</Notice>}
      <ScalesTable scales={[scale]} measure="place" />
    </AnswerCard>
  )
}

function Tip({ scale }: { scale: ScaleResult }) {
  const t = useTranslations('questionnaire.report.left_right')
  const tip = bandOf(scale)?.tip
  if (!tip) return null
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{t('tryThis')}</h2>
      <p className={sections.words}>{tip}</p>
    </Card>
  )
}
