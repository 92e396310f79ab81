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
import { SourceList } from './source-list'

type Props = {
  place: ScreenPlace
  report: QuestionnaireReport
  /** What is told of the score; nothing where it is not open. */
  children: ReactNode
}

/** What every questionnaire's report has around its result. */
export function QuestionnaireFrame({ place, report, children }: Props) {
  return (
    <div className={sections.grid}>
      {report.score ? children : <Closed place={place} report={report} />}
      <ReportEnd place={place} report={report}>
        {report.score && <About score={report.score} />}
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

/** What the result rests on, and what speaks against reading it too exactly. */
export function About({ score }: { score: QuestionnaireScore }) {
  const { title, note, answered, method, sources } = score.about
  return (
    <Card as="section" tone="flat" className={sections.section}>
      <h2 className={sections.title}>{title}</h2>
      {note && <p className={sections.words}>{note}</p>}
      <SourceList sources={sources} as="h3" />
      <p className={sections.muted}>{answered}</p>
      <Fold summary={method.title}>
        <div className={sections.section}>
          <p className={sections.words}>{method.text}</p>
          <p className={sections.muted}>{method.version}</p>
        </div>
      </Fold>
    </Card>
  )
}
