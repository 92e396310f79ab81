import { isQuestionnaire } from '@/domain/exam/is-questionnaire'
import type { WordsPath } from '@/i18n/pick-words'
import { healthWords } from '../health-words'

const WORDS = ['passing', 'test.common', 'test.question', 'test.device'] as const
const STATEMENT_WORDS = [
  'questionnaire.scale',
  'questionnaire.frequency',
  'questionnaire.bipolar',
  'questionnaire.situation',
] as const

/** What the question page of a kind of exam says. */
export const wordsOf = (kind: string): WordsPath[] => [
  ...WORDS,
  ...(isQuestionnaire(kind) ? STATEMENT_WORDS : []),
  ...healthWords(kind, ['health.help']),
  ...(kind === 'map' ? (['health.offer'] as const) : []),
]
