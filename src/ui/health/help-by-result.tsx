'use client'

import { useTranslations } from 'next-intl'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import type { HelpReason } from '@/domain/questionnaires/tell-result'
import sections from '../report/report.module.css'
import { HelpPanel } from './help-panel'

type Props = { kind: QuestionnaireKind; help: HelpReason | null }

/** An answer or a sum asks for help: it stands before everything else, and nothing is offered on that page. */
export const helpComesFirst = (help: HelpReason | null): boolean => help === 'answer' || help === 'sums'

/** Above a result, where help comes first. */
export function HelpFirst({ kind, help }: Props) {
  const t = useTranslations('health.help')
  if (!help || !helpComesFirst(help)) return null
  return (
    <div className={sections.section}>
      <h2 className={sections.title}>{t('again')}</h2>
      <HelpPanel kind={kind} why={help} />
    </div>
  )
}

/** Below a result, where nothing asked for help: the lines are there for whoever wants them. */
export function HelpLast({ kind, help }: Props) {
  if (!help || helpComesFirst(help)) return null
  return <HelpPanel kind={kind} why={help} />
}
