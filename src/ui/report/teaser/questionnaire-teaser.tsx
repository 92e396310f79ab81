'use client'

import type { CallData } from '@/domain/api/calls'
import type { Part } from '@/domain/catalog/parts'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

export type QuestionnaireFree = Exclude<CallData<'order.free'>, { examKind: 'iq' }>

type Props = {
  place: ScreenPlace
  free: QuestionnaireFree
  openParts: readonly Part[]
  /** Parts that can be bought today. */
  sellableParts: readonly Part[]
}

/** The free result of a questionnaire: words, no figures. */
export function QuestionnaireTeaser({ free }: Props) {
  return <p>{free.note}</p>
}
