import { isHealthKind } from '@/domain/exam/kinds'
import type { WordsPath } from '@/i18n/pick-words'

/**
 * What only a test about health says. Not in test-page.tsx: the question page has no header and no footer, and would load
 * their code with it.
 */
export const healthWords = (kind: string, words: readonly WordsPath[]): readonly WordsPath[] =>
  isHealthKind(kind) ? words : []
