import type { IqTold } from '@/domain/api/iq-shapes'
import { BANDS, type BandId } from '@/domain/measurement/norms'
import {
  bandRange,
  classChances,
  populationShare,
  rangeSigns,
  readableShare,
  type Scored,
  scoreFacts,
  toldClasses,
} from '@/domain/reports/iq/score-facts'
import { FEWEST_TAKERS } from '@/domain/statistics/takers'
import type { Takers } from './read-takers'
import type { ReportWords } from './words'

type Told = IqTold['score']

export type ScoreResult = Scored & { band: BandId }

/** The score: never a number without its interval, and no class without how likely it is. */
export const sayScore = (
  words: ReportWords,
  { result, takers }: { result: ScoreResult; takers: Takers },
): Told => {
  const { t } = words
  const facts = scoreFacts(result)
  const { chances, likeliest } = classChances(result)
  const shared = {
    title: t('score.title'),
    bands: facts.kind === 'unmeasured' ? [] : bandsOf(words, chances),
    bandsNote: t('result.rankModel'),
    takers: sayTakers(words, takers),
  }
  if (facts.kind === 'unmeasured')
    return {
      ...shared,
      headline: t('score.below'),
      interval: null,
      iq: null,
      ends: [null, null],
      note: t('result.belowNote'),
      classes: null,
      band: null,
      paragraphs: [],
      drawing: null,
      point: null,
    }
  const { iq, low, high } = facts
  const atLeast = facts.kind === 'at_least'
  return {
    ...shared,
    headline: atLeast ? t('score.atLeast', { iq }) : String(iq),
    interval: atLeast ? t('score.intervalAbove', { low }) : t('score.interval', { low, high }),
    iq,
    ends: [low, atLeast ? null : high],
    note: atLeast ? t('result.atLeastNote', { iq }) : null,
    classes: sayClasses(words, result),
    band: likeliest,
    paragraphs: [t(`score.band.${likeliest}`)],
    drawing: t(atLeast ? 'result.curveAtLeast' : 'result.curve', { iq, low, high }),
    point: t(atLeast ? 'result.youAtLeast' : 'result.you', { iq }),
  }
}

const sayClasses = ({ t, report, either }: ReportWords, result: ScoreResult): string => {
  const { likeliest, others } = toldClasses(result)
  const first = report(`band.${likeliest}`)
  return others.length > 0
    ? t('score.mostLikelyTwo', { first, second: either(others.map((id) => report(`band.${id}`))) })
    : t('score.mostLikely', { first })
}

const bandsOf = (
  { t, report, percent }: ReportWords,
  chances: Readonly<Record<BandId, number>>,
): Told['bands'] =>
  BANDS.toReversed().map(({ id }) => {
    const span = bandRange(id)
    const chance = chances[id]
    return {
      id,
      name: report(`band.${id}`),
      range: rangeSigns(span),
      share: percent(readableShare(populationShare(span)) / 100),
      chance: chance < 0.005 ? null : t('score.chance', { percent: percent(Math.round(chance * 100) / 100) }),
    }
  })

const sayTakers = ({ t }: ReportWords, { all, yesterday }: Takers): string[] => [
  all.n >= FEWEST_TAKERS
    ? t('score.takers.average', { n: all.n, mean: Math.round(all.mean) })
    : t('score.takers.tooFew', { needed: FEWEST_TAKERS, n: all.n }),
  ...(yesterday > 0 ? [t('score.takers.yesterday', { count: yesterday })] : []),
]
