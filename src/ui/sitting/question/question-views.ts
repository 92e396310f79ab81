import type { ComponentType } from 'react'
import type { BuiltKind } from '@/domain/exam/kinds'
import type { Matrix, Question, Statement } from '../store/part-load'
import { MatrixQuestion } from './matrix-question'
import { StatementQuestion } from './statement-question'

type Props<Asked> = {
  question: Asked
  /** As shown; null: none yet. */
  choice: number | null
  /** Ready beside the one in view: painted when its turn comes. */
  hidden: boolean
  /** `answer` of store/sitting-store.ts. */
  onAnswer: (choice: number) => void
}

export type MatrixQuestionProps = Props<Matrix>
export type StatementQuestionProps = Props<Statement> & {
  /** By an arrow key, which leads nowhere: `choose` of store/sitting-store.ts. */
  onChoose: (choice: number) => void
}

type QuestionProps = Props<Question> & Pick<StatementQuestionProps, 'onChoose'>

type Views = {
  [Kind in BuiltKind]: ComponentType<Kind extends 'iq' ? MatrixQuestionProps : StatementQuestionProps>
}

const QUESTION_VIEWS: Views = {
  iq: MatrixQuestion,
  types16: StatementQuestion,
  eq: StatementQuestion,
  left_right: StatementQuestion,
}

/** How a question of each kind of exam is shown. */
export const questionViewOf = (kind: BuiltKind): ComponentType<QuestionProps> =>
  QUESTION_VIEWS[kind] as ComponentType<QuestionProps>
