import type { Locale } from '../locale/locales'

/** Answers that were read in more than one language: no sample answered like that. */
export type ReadIn = Locale | 'several'

/**
 * The language in which the answers of a sitting were read.
 * @param languages of each scored answer; null: not known, so it counts as the one in which the sitting began.
 */
export const readInOf = (languages: readonly (Locale | null)[], begunIn: Locale): ReadIn => {
  const [first = begunIn, ...others] = new Set(languages.map((language) => language ?? begunIn))
  return others.length > 0 ? 'several' : first
}

/** The language whose samples a result may be compared with; null: none. */
export const comparedIn = ({ readIn }: { readIn?: ReadIn }, begunIn: Locale): Locale | null =>
  readIn === 'several' ? null : (readIn ?? begunIn)
