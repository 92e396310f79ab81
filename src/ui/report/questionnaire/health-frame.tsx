'use client'

import type { ReactNode } from 'react'
import { GUIDE_PARTS } from '@/domain/catalog/parts'
import { DeleteResult } from '@/ui/health/delete-result'
import { HelpFirst, HelpLast } from '@/ui/health/help-by-result'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { GuidesCard } from '@/ui/packages/guides-card'
import { Notice } from '@/ui/primitives/notice'
import sections from '../report.module.css'
import { About, Closed } from './questionnaire-frame'
import type { QuestionnaireReport } from './questionnaire-report'

type Props = {
  place: ScreenPlace
  report: QuestionnaireReport
  /** What is told of the score; nothing where it is not open. */
  children: ReactNode
}

/** What the report of a test about mental health has around its result: help, and no word of anything to buy. */
export function HealthFrame({ place, report, children }: Props) {
  const { score, help, examKind: kind, orderNumber, openParts } = report
  const isPaid = kind === 'psychology' && openParts.includes('psychology_report')
  const guides = GUIDE_PARTS.filter((part) => openParts.includes(part)).length
  return (
    <div className={sections.grid}>
      <HelpFirst kind={kind} help={help} />
      {score ? (
        <>
          {score.missing && <Notice still>{score.missing}</Notice>}
          {children}
          <HelpLast kind={kind} help={help} />
          <About score={score} />
        </>
      ) : (
        <Closed place={place} report={report} />
      )}
      {guides > 0 && <GuidesCard place={place} orderNumber={orderNumber} count={guides} />}
      <DeleteResult place={place} orderNumber={orderNumber} kind={kind} paid={isPaid} />
    </div>
  )
}
