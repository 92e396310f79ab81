import type { ComponentType } from 'react'
import type { BuiltKind } from '@/domain/exam/kinds'
import type { Question } from '../store/part-load'
import { MatrixQuestion } from './matrix-question'

export type QuestionViewProps = {
  question: Question
  /** As shown; null: none yet. */
  choice: number | null
  /** Ready beside the one in view: painted when its turn comes. */
  hidden: boolean
  onChoose: (choice: number) => void
}

/** How a question of each kind of exam is shown. */
export const QUESTION_VIEWS: Record<BuiltKind, ComponentType<QuestionViewProps>> = { iq: MatrixQuestion }
