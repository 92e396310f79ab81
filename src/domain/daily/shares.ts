import type { AnswerKind } from './question'

/** From how many answers on it is told what others answered: of fewer, one person's answer could be guessed. */
export const LEAST_ANSWERS = 50

type Counted = {
  answerKind: AnswerKind
  options: readonly { id: string }[]
  answers: number
  right: number
  /** How often each option was chosen, by its identifier. */
  chosen: ReadonlyMap<string, number>
}

export type Shares = {
  answers: number
  /** Whole percent. */
  right: number
  options: { id: string; percent: number }[]
}

/** What others answered, in whole percent; null: too few did. Of several choices the shares add up to more than 100. */
export const sharesOf = ({ answerKind, options, answers, right, chosen }: Counted): Shares | null => {
  if (answers < LEAST_ANSWERS) return null
  const percent = (count: number) => Math.round((100 * count) / answers)
  const told = answerKind === 'gap' ? [] : options
  return {
    answers,
    right: percent(right),
    options: told.map(({ id }) => ({ id, percent: percent(chosen.get(id) ?? 0) })),
  }
}
