'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { Fold } from '@/ui/primitives/fold'
import { Notice } from '@/ui/primitives/notice'
import sections from '../report.module.css'
import { ReportEnd } from '../report-end'
import type { QuestionnaireReport, QuestionnaireScore } from './questionnaire-report'

type Props = {
  place: ScreenPlace
  report: QuestionnaireReport
  /** The note on the limits where the answer does not say it already. */
  note?: string | null | undefined
  /** What is told of the score; nothing where it is not open. */
  children: ReactNode
}

/** What every questionnaire's report has around its result. */
export function QuestionnaireFrame({ place, report, note, children }: Props) {
  return (
    <div className={sections.grid}>
      {report.score ? children : <Closed place={place} report={report} />}
      <ReportEnd place={place} report={report}>
        {report.score && <About report={report} score={report.score} note={note} />}
      </ReportEnd>
    </div>
  )
}

/** What stands in the place of a result that is not open. */
export function Closed({ place, report }: Pick<Props, 'place' | 'report'>) {
  const t = useTranslations('questionnaire')
  const words = useTranslations('report.result')
  const { answered, total, caution } = report
  return (
    <Card as="section" tone="flat" className={sections.section}>
      <h2 className={sections.title}>{t('report.closed.title')}</h2>
      <p>{t('report.closed.text')}</p>
      {caution && <Notice still>{t('report.caution')}</Notice>}
      <p className={sections.muted}>{t('told.answeredOf', { answered, total })}</p>
      <div className={sections.actions}>
        <ButtonLink variant="secondary" href={pathTo({ route: 'teaser', ...place })}>
          {words('freeResult')}
        </ButtonLink>
      </div>
    </Card>
  )
}

type AboutProps = Pick<Props, 'report' | 'note'> & {
  score: QuestionnaireScore
  /** What else it rests on. */
  children?: ReactNode
}

/** What the result rests on, and what speaks against reading it too exactly. */
export function About(props: AboutProps) {
  const { report, score, note, children } = props
  const t = useTranslations('questionnaire')
  const words = useTranslations('report.result')
  const { answered, total, examKind } = report
  return (
    <Card as="section" tone="flat" className={sections.section}>
      <h2 className={sections.title}>{words('aboutTitle')}</h2>
      {note && <p className={sections.words}>{note}</p>}
      {children}
      <p className={sections.muted}>{t('told.answeredOf', { answered, total })}</p>
      <Fold summary={t('report.method')}>
        <div className={sections.section}>
          <p className={sections.words}>{t(`report.${examKind}.method`)}</p>
          <p className={sections.muted}>{t('report.version', { version: score.scoringVersion })}</p>
        </div>
      </Fold>
    </Card>
  )
}
