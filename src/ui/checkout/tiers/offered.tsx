'use client'

import type { ReactNode } from 'react'
import { asksForHelp } from '@/domain/questionnaires/help-reasons'
import { HelpPanel } from '@/ui/health/help-panel'
import type { SittingView } from '@/ui/sitting/sitting-view'
import { CautionFirst } from './caution-first'

type Props = {
  sitting: Pick<SittingView, 'sittingNumber' | 'examKind' | 'help' | 'openParts'>
  /** What is sold. */
  children: ReactNode
}

/** Nothing is sold beside a result that asks for help: help stands in its place. A result that wants caution says so first. */
export function Offered({ sitting, children }: Props) {
  const { examKind, help, sittingNumber, openParts } = sitting
  if (examKind !== 'iq' && help && asksForHelp(help)) return <HelpPanel kind={examKind} why={help} />
  return (
    <>
      <CautionFirst orderNumber={sittingNumber} unpaid={openParts.length === 0} />
      {children}
    </>
  )
}
