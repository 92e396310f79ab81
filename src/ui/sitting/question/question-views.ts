import type { ComponentType } from 'react'
import type { BuiltKind } from '@/domain/exam/kinds'
import { isHealth } from '../health-kinds'
import type { Matrix, Question, Statement } from '../store/part-load'
import { loadHealthTurn } from './load-health-turn'
import { loadStatementQuestion } from './load-statement-question'
import { MatrixQuestion } from './matrix-question'

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

export type QuestionView = ComponentType<Props<Question> & Pick<StatementQuestionProps, 'onChoose'>>

type Loaders = {
  [Kind in BuiltKind]: () => Promise<
    ComponentType<Kind extends 'iq' ? MatrixQuestionProps : StatementQuestionProps>
  >
}

const QUESTION_VIEWS: Loaders = {
  iq: async () => MatrixQuestion,
  types16: loadStatementQuestion,
  eq: loadStatementQuestion,
  left_right: loadStatementQuestion,
  depression: loadStatementQuestion,
  psychology: loadStatementQuestion,
  map: loadStatementQuestion,
}

/** How a question of each kind of exam is shown. Rejects as load-statement-question.ts does. */
export const loadQuestionView = (kind: BuiltKind): Promise<QuestionView> =>
  QUESTION_VIEWS[kind]() as Promise<QuestionView>

export type HealthTurnView = Awaited<ReturnType<typeof loadHealthTurn>>

/** Null: no answer of this kind asks for help. Else it is here before the first question, because help waits for nothing. */
export const loadHealthView = async (kind: BuiltKind): Promise<HealthTurnView | null> =>
  isHealth(kind) ? loadHealthTurn() : null
