/** What the questions of the day are about (docs/product.md). */
export const DAILY_KINDS = [
  'personality',
  'intelligence',
  'emotional',
  'social',
  'career',
  'relationship',
  'health',
  'stress',
] as const
export type DailyKind = (typeof DAILY_KINDS)[number]

/** How one is answered: by one choice, by several, or by a word that fills the gap. */
export const ANSWER_KINDS = ['sel1', 'sel2', 'gap'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** Identifiers of the chosen options, or what was typed. */
export type DailyAnswer = string[] | string

export type Key = {
  answerKind: AnswerKind
  options: readonly { id: string; right: boolean }[]
  /** Of a gap: spellings that count, of all languages: a word that is right in English is right on a German page. */
  accepted: readonly string[]
}

export const LONGEST_GAP = 80
export const MOST_OPTIONS = 8

/**
 * Whether an answer is right; null: it is no answer to this question. Of several choices all that are right must be chosen, and
 * no other.
 */
export const judge = ({ answerKind, options, accepted }: Key, answer: DailyAnswer): boolean | null => {
  if (answerKind === 'gap') {
    if (typeof answer !== 'string' || foldGap(answer) === '') return null
    return accepted.some((spelling) => foldGap(spelling) === foldGap(answer))
  }
  if (typeof answer === 'string') return null
  const chosen = new Set(answer)
  const isKnown = answer.every((id) => options.some((option) => option.id === id))
  if (!isKnown || chosen.size === 0 || chosen.size < answer.length) return null
  if (answerKind === 'sel1' && chosen.size > 1) return null
  return options.every(({ id, right }) => right === chosen.has(id))
}

/** What keeps a question from having a right answer; null: nothing. */
export type KeyProblem = 'oneRight' | 'someRight' | 'spellingMissing'

/**
 * Of one choice exactly one option is right, of several at least one, and never all; a gap takes at least one spelling.
 * @param options `right` is empty in a form that was never ticked.
 */
export const keyProblem = ({
  answerKind,
  options,
  accepted,
}: {
  answerKind: unknown
  options: readonly { right?: boolean | null }[]
  accepted: string
}): KeyProblem | null => {
  if (answerKind === 'gap') return foldGap(accepted) === '' ? 'spellingMissing' : null
  const right = options.filter((option) => option.right).length
  if (answerKind === 'sel1') return right === 1 && options.length > 1 ? null : 'oneRight'
  return right > 0 && right < options.length ? null : 'someRight'
}

/** A typed word without case, accents, blanks and punctuation. */
export const foldGap = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    // Voicing marks of kana and the jamo of Hangul are letters, not accents.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')

/** What is stored of an answer: the choices in the order of the question. */
export const storedAnswer = ({ options }: Pick<Key, 'options'>, answer: DailyAnswer): DailyAnswer =>
  typeof answer === 'string'
    ? answer.trim()
    : options.filter(({ id }) => answer.includes(id)).map(({ id }) => id)
