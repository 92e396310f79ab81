import type { SittingView } from '../sitting-view'
import { type AnswerBook, choiceOf } from './answer-book'
import { questionAt, type TestState } from './test-state'

/** An answer by which help is shown. */
export type Sign = { id: string; choice: number }

type Standing = Pick<TestState, 'book' | 'parts' | 'signRead' | 'resting'>

/**
 * The answer for which help stands before everything else; null: there is none, or its help was read on this page. What an
 * arrow key only rests at does not count yet: one may pass by others on the way to one's own.
 */
export const signIn = ({ book, parts, signRead, resting }: Standing): Sign | null => {
  for (const { questions = [] } of Object.values(parts)) {
    for (const question of questions) {
      if (!('helpFrom' in question) || question.helpFrom === null) continue
      const sign = { id: question.id, choice: choiceOf(book, question.id) ?? -1 }
      if (sign.choice >= question.helpFrom && !isSame(sign, signRead) && !isSame(sign, resting)) return sign
    }
  }
  return null
}

const isSame = (sign: Sign, other: Sign | null): boolean =>
  other !== null && other.id === sign.id && other.choice === sign.choice

/** Whether the question in view is answered with a sign: read before, or one that an arrow key rests at. */
export const showsSign = (state: TestState): boolean => {
  const question = questionAt(state, state.position)
  if (!question || !('helpFrom' in question) || question.helpFrom === null) return false
  return (choiceOf(state.book, question.id) ?? -1) >= question.helpFrom
}

type Form = Pick<SittingView, 'examKind' | 'questions'>

/** The part that is asked only with consent of its own: the last one of a map. Null: there is no such part. */
export const voluntaryPart = ({ examKind, questions }: Form): number | null =>
  examKind === 'map' ? (questions.at(-1)?.part ?? null) : null

type Permission = {
  sitting: Form
  book: AnswerBook
  /** What was said in this tab; null: nothing. */
  agreed: boolean | null
}

/** Whether that part may be asked. Another tab may have been agreed in: then it has answers. */
export const isAgreed = ({ sitting, book, agreed }: Permission): boolean => {
  const part = voluntaryPart(sitting)
  return agreed ?? sitting.questions.some(({ id, part: of }) => of === part && choiceOf(book, id) !== null)
}

/** The questions that can be open: those of a voluntary part only with consent. */
export const countedQuestions = (permission: Permission): Form['questions'] => {
  const { questions } = permission.sitting
  const part = isAgreed(permission) ? null : voluntaryPart(permission.sitting)
  return questions.filter((question) => question.part !== part)
}

/** The question whose answer may ask for help, and the choice from which it does. */
export type SafetyQuestion = { id: string; from: number }

/** Why help stands with a sitting of which there is no result: by its answer, as far as this tab knows that question. */
export const helpWithout = (
  answers: readonly { id: string; choice: number | null }[],
  safety: SafetyQuestion | null,
): 'answer' | 'none' =>
  safety !== null && answers.some(({ id, choice }) => id === safety.id && (choice ?? -1) >= safety.from)
    ? 'answer'
    : 'none'

export type Turn = 'help' | 'offer'

/** What stands in the place of the question: help, or the offer of the voluntary part. */
export const turnOf = (state: TestState): Turn | null => {
  if (signIn(state)) return 'help'
  const part = voluntaryPart(state.sitting)
  const isThere = part !== null && state.sitting.questions[state.position - 1]?.part === part
  return isThere && !isAgreed(state) ? 'offer' : null
}
