import type { WordsPath } from '@/i18n/pick-words'

/** What a page that shows `Caution` sends to the browser for it. */
export const CAUTION_WORDS = [
  'report.result',
  'questionnaire.report',
  'questionnaire.teaser',
] as const satisfies readonly WordsPath[]
