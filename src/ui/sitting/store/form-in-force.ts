import type { SittingView } from '../sitting-view'
import { type AnswerBook, choiceOf } from './answer-book'

export type Form = Pick<SittingView, 'questions' | 'parts' | 'unsettled'>

/**
 * The sitting's form after a fresh reading of it. A part that the server knows otherwise is taken over, unless this
 * device goes on with its own: it is answering it, or chose it (`kept`), and the server has no answer to the other one.
 */
export const formAfter = ({
  own,
  fresh,
  book,
  kept,
}: {
  own: Form
  fresh: Form & Pick<SittingView, 'answers'>
  book: AnswerBook
  kept: ReadonlySet<number>
}): Form => {
  const idsOf = (form: Form, part: number) =>
    form.questions.filter((question) => question.part === part).map(({ id }) => id)
  const staysOwn = (part: number) => {
    const isAnsweredThere = fresh.answers.some(({ id }) => idsOf(fresh, part).includes(id))
    const isAnsweredHere = idsOf(own, part).some((id) => choiceOf(book, id) !== null)
    return !isAnsweredThere && (isAnsweredHere || kept.has(part))
  }
  const stays = new Set(own.parts.map(({ part }) => part).filter(staysOwn))
  const choose = <Entry extends { part: number }>(
    ours: readonly Entry[],
    theirs: readonly Entry[],
  ): Entry[] => theirs.map((entry, index) => (stays.has(entry.part) ? (ours[index] ?? entry) : entry))
  return {
    questions: choose(own.questions, fresh.questions),
    parts: choose(own.parts, fresh.parts),
    unsettled: fresh.unsettled,
  }
}

/** Whether a position is the first of a later part whose level is still open and of which nothing was answered here. */
export const opensUnsettledPart = ({
  questions,
  unsettled,
  position,
  book,
}: Form & { position: number; book: AnswerBook }): boolean => {
  const part = questions[position - 1]?.part
  if (part === undefined || !unsettled.includes(part) || questions[position - 2]?.part === part) return false
  return questions.every((question) => question.part !== part || choiceOf(book, question.id) === null)
}
