import type { IqTold } from '@/domain/api/iq-shapes'
import type { Sentence } from '@/domain/reports/iq/open-with'
import { type Count, HASTY_SECONDS } from '@/domain/reports/iq/read-way'
import type { ReportWords } from './words'

/** The sentences of a beginning in the reader's language, a paragraph each line of them. */
export const sayOpening = (words: ReportWords, paragraphs: readonly Sentence[][]): IqTold['opening'] => ({
  title: words.t('opening.title'),
  paragraphs: paragraphs.map((sentences) => joined(sentences.map((sentence) => say(words, sentence)))),
})

/** Sentences of a script that ends them by a full-width stop stand without a blank between them. */
export const joined = (sentences: readonly string[]): string =>
  sentences.reduce(
    (text, next) => (text === '' || /[。！？]$/.test(text) ? text + next : `${text} ${next}`),
    '',
  )

const say = (words: ReportWords, sentence: Sentence): string => {
  const { t, list } = words
  switch (sentence.say) {
    case 'solved':
      return t('opening.solved', {
        right: sentence.right,
        of: sentence.of,
        counts: list(sentence.byRules.flatMap((count, index) => sayCount(words, count, index))),
      })
    case 'lost':
    case 'best': {
      const { family, right, of, numbers } = sentence
      return t(`opening.${sentence.say}.${family}`, { right, of, numbers: list(numbers) })
    }
    case 'missedKind': {
      const { family, numbers } = sentence
      return t('opening.missedKind', { kind: t(`puzzles.family.${family}`), numbers: list(numbers) })
    }
    case 'easiest': {
      const { position, ofHundred, seconds: took } = sentence
      const said = t('puzzles.hardestMissed', { position, ofHundred })
      return took === null
        ? said
        : joined([said, t('opening.easiestTook', { seconds: seconds(words, took) })])
    }
    case 'timed':
      return t('opening.timed', { seconds: seconds(words, sentence.seconds) })
    case 'hastyMisses': {
      const { count, of, numbers } = sentence
      return t('opening.hastyMisses', { count, of, seconds: HASTY_SECONDS, numbers: list(numbers) })
    }
    case 'hasty':
      return t('opening.hasty', {
        ...times(words, sentence),
        slips: sentence.slips,
        numbers: list(sentence.numbers),
      })
    case 'hurried':
    case 'persistent':
      return t(`opening.${sentence.say}`, times(words, sentence))
    case 'slips':
      return t('opening.slips', { slips: sentence.slips, numbers: list(sentence.numbers) })
    case 'even':
    case 'uneven':
      return t(`opening.${sentence.say}`, {
        from: seconds(words, sentence.from),
        to: seconds(words, sentence.to),
      })
    case 'below':
      return t('opening.below', { right: sentence.right, of: sentence.of })
    case 'all':
      return t('opening.all', { of: sentence.of })
    case 'hardest':
      return t('opening.hardest', { position: sentence.position, ofHundred: sentence.ofHundred })
    case 'open':
      return t('opening.open', { count: sentence.count })
    case 'spread':
    case 'noSlips':
    case 'tired':
      return t(`opening.${sentence.say}`)
  }
}

const NAMES = ['one', 'two', 'more'] as const
const ALL = ['allOne', 'allTwo', 'allMore'] as const

const sayCount = ({ t }: ReportWords, { right, of }: Count, index: number): string[] => {
  if (of === 0) return []
  if (right === of && of > 1) return [t(`opening.counts.${ALL[index]!}`, { of })]
  return [t(`opening.counts.${NAMES[index]!}`, { right, of })]
}

const seconds = ({ t }: ReportWords, value: number): string => t('seconds', { count: Math.round(value) })

const times = (words: ReportWords, { right, wrong }: { right: number; wrong: number }) => ({
  right: seconds(words, right),
  wrong: seconds(words, wrong),
})
