import type { Locale } from '@/domain/locale/locales'
import { FORM_30_BLUEPRINT } from '@/domain/matrices/generate/blueprint'
import { generateForm } from '@/domain/matrices/generate/generate-form'
import { parsePanel } from '@/domain/matrices/panel'
import { scoreSitting } from '@/domain/measurement/score-sitting'
import { scoredItem } from '@/domain/measurement/scored-item'
import { guideBlocks } from '@/domain/publishing/guide-blocks'
import type { Puzzle } from '@/domain/reports/iq/puzzle'
import { guideOf } from '@/seed/guides/guide-of'
import { explainQuestion } from '@/services/reports/explain-question'
import { fileWords } from '@/services/reports/file/file-words'
import type { IqBookParts } from '@/services/reports/file/iq-book'
import { iqHeads } from '@/services/reports/file/iq-heads'
import { type IqResult, iqView } from '@/services/reports/view/iq-view'
import type { Takers } from '@/services/reports/view/read-takers'
import { reportWords } from '@/services/reports/view/words'
import { calmSitting } from '../measurement/support/sittings'

const group = <Key>(key: Key, n: number, mean: number) => ({ key, n, mean, sd: 9 })
const spread = (mean: number) => new Map([mean - 10, mean, mean + 10].map((at) => [at, 300]))
const COUNTRIES = ['US', 'DE', 'FR', 'GB', 'JP', 'KR', 'CN', 'BR', 'ES', 'PT', 'IT', 'PL', 'MX']

/** Nobody else has. */
export const IQ_NOBODY: Takers = {
  all: group(null, 0, 0),
  countries: [],
  ages: [],
  yesterday: 0,
  scores: { all: new Map(), countries: new Map(), ages: new Map() },
}

/** Many have taken the test, so that every group is told. */
const MANY: Takers = {
  all: group(null, 9000, 101),
  countries: COUNTRIES.map((code, index) => group(code, 400 + index, 107 - index)),
  ages: [group(25, 250, 100)],
  yesterday: 12,
  scores: {
    all: spread(101),
    countries: new Map(COUNTRIES.map((code, index) => [code, spread(107 - index)])),
    ages: new Map([[25, spread(100)]]),
  },
}

const FORM = generateForm({ seed: 'a file of the tests', blueprint: FORM_30_BLUEPRINT })

/** Every puzzle as the taker of a sitting answered it; from the hardest on they were missed. */
const answersOf = (right: number) =>
  FORM.map((item, index) => {
    const order = item.options.map((_, at) => at)
    const version = { panels: item.panels, options: item.options, key: item.key, rules: item.rules }
    return {
      position: index + 1,
      panels: item.panels.map(parsePanel),
      options: item.options.map(parsePanel),
      correct: item.key as number,
      yours: index < right ? (item.key as number) : index === FORM.length - 1 ? null : (item.key + 1) % 6,
      error: null,
      explanation: explainQuestion({ version: version as never, order }),
    }
  })

export const TIERS = ['sku1', 'sku2', 'sku3', 'sku4'] as const

type Wanted = {
  locale: Locale
  right?: number
  tier: (typeof TIERS)[number]
  ranked?: boolean
  takerName?: string | null
  takers?: Takers
}

/** What a file of the IQ test is made of, for who solved so many and bought so much. */
export const iqParts = async (wanted: Wanted): Promise<IqBookParts> => {
  const { locale, right = 20, tier, ranked = true, takerName = null, takers = MANY } = wanted
  const sitting = calmSitting(right)
  const result = scoreSitting(sitting) as IqResult
  const puzzles: Puzzle[] = sitting.items.map((item, index) => ({
    position: index + 1,
    outcome: sitting.responses[index] === 1 ? 'right' : 'wrong',
    seconds: sitting.times[index] ?? null,
    item: scoredItem(item),
  }))
  const told = iqView(await reportWords(locale), {
    result,
    puzzles,
    takers,
    person: { country: 'US', age: 25 },
    timing: 'x1_5',
    caution: true,
    ranked,
  })
  const words = await fileWords(locale)
  const has = (least: (typeof TIERS)[number]) => TIERS.indexOf(tier) >= TIERS.indexOf(least)
  const { guide } = guideOf('brain_guide', locale) as { guide?: unknown }
  return {
    told,
    heads: iqHeads(words),
    answers: has('sku2') ? (answersOf(right) as NonNullable<IqBookParts['answers']>) : null,
    guide: has('sku4')
      ? { title: words.report('locked.part.brain_guide'), blocks: guideBlocks(guide) }
      : null,
    certificate: has('sku3') ? { number: 'K7QF-2M9X', address: 'https://example.org/c/K7QF2M9X' } : 'none',
    about: {
      title: words.report('care.test.iq'),
      header: `${words.report('care.test.iq')} · 123456789012`,
      day: words.report('result.finished', { date: words.day('2026-11-20T12:00:00Z') }),
      orderNumber: '123456789012',
      taker: takerName && words.report('result.takerName', { name: takerName }),
    },
  }
}
