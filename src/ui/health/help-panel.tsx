'use client'

import type { QuestionnaireKind } from '@/domain/exam/kinds'
import type { HelpReason } from '@/domain/questionnaires/tell-result'

export type HelpProps = { kind: QuestionnaireKind; why: HelpReason }

/** Where somebody finds a person to talk to, by country. */
export function HelpPanel(_: HelpProps) {
  return null
}
