'use client'

import { useTranslations } from 'next-intl'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { asksForHelp, type HelpReason } from '@/domain/questionnaires/help-reasons'
import sections from '../report/report.module.css'
import { HelpPanel } from './help-panel'

type Props = { kind: QuestionnaireKind; help: HelpReason | null }

/** Above a result, where help comes first. */
export function HelpFirst({ kind, help }: Props) {
  const t = useTranslations('health.help')
  if (!help || !asksForHelp(help)) return null
  return (
    <div className={sections.section}>
      <h2 className={sections.title}>{t('again')}</h2>
      <HelpPanel kind={kind} why={help} />
    </div>
  )
}

/** Below a result, where nothing asked for help: the lines are there for whoever wants them. */
export function HelpLast({ kind, help }: Props) {
  if (!help || asksForHelp(help)) return null
  return <HelpPanel kind={kind} why={help} />
}
