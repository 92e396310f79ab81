'use client'

import type { QuestionnaireKind } from '@/domain/exam/kinds'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

type Props = { place: ScreenPlace; orderNumber: string; kind: QuestionnaireKind }

/** "Delete this result now", with a question before and an answer after. */
export function DeleteResult(_: Props) {
  return null
}
