import type { IqTold } from '@/domain/api/iq-shapes'
import type { Timing } from '@/domain/exam/deadline'
import type { Dimension, Level } from '@/domain/measurement/dimensions/dimensions'
import { upperOf } from '@/domain/measurement/scorings'
import { openWith } from '@/domain/reports/iq/open-with'
import type { Puzzle } from '@/domain/reports/iq/puzzle'
import { HASTY_SECONDS, readWay, type Way } from '@/domain/reports/iq/read-way'
import { toldDimensions } from '@/domain/reports/iq/told-dimensions'
import type { Takers } from './read-takers'
import { sayDimensions } from './say-dimensions'
import { sayOpening } from './say-opening'
import { sayPuzzles } from './say-puzzles'
import { type Person, sayRank } from './say-rank'
import { type ScoreResult, sayScore } from './say-score'
import type { ReportWords } from './words'

export type IqResult = ScoreResult & {
  theta: number
  raw: number
  answered: number
  total: number
  dimensions: readonly Dimension[]
  /** Results of the first scoring version know neither. */
  lateDrop?: number | null
  reaction?: { medianMs: number; valid: number } | null
  scoringVersion: string
  normVersion: string
}

export type IqTaking = {
  result: IqResult
  /** Empty: the answers are gone, and only the result is left. */
  puzzles: readonly Puzzle[]
  takers: Takers
  person: Person
  timing: Timing
  caution: boolean
  /** Whether the part `iq_ranking` is open. */
  ranked: boolean
}

/** Everything that the report of an IQ test says, in one language. Page, calls and later the files read it from here. */
export const iqView = (words: ReportWords, taking: IqTaking): IqTold => {
  const { result, puzzles, takers, person, ranked } = taking
  const lateDrop = result.lateDrop ?? null
  const { theta, scoringVersion } = result
  const way = puzzles.length > 0 ? readWay({ puzzles, theta, upper: upperOf(scoringVersion) }) : null
  const opening = way
    ? openWith({
        way,
        atFloor: result.atFloor,
        lateDrop,
        concentration: measured(result, 'concentration'),
      })
    : []
  return {
    opening: sayOpening(words, opening),
    score: sayScore(words, { result, takers }),
    rank: ranked ? sayRank(words, { result, takers, person }) : null,
    puzzles: way && sayPuzzles(words, { puzzles, way, measured: !result.atFloor }),
    dimensions: result.atFloor
      ? null
      : sayDimensions(words, {
          dimensions: toldDimensions(result.dimensions),
          way,
          lateDrop,
          reaction: result.reaction ?? null,
        }),
    meaning: sayMeaning(words),
    about: sayAbout(words, taking, way),
  }
}

const measured = ({ dimensions }: IqResult, wanted: Dimension['id']): { z: number; level: Level } | null => {
  const found = dimensions.find(({ id }) => id === wanted)
  return found?.level && found.z !== null ? { z: found.z, level: found.level } : null
}

const SECTIONS = ['measures', 'life', 'not', 'sure', 'next'] as const

/** What the section about the meaning rests on. Titles of works are not translated. */
const SOURCES = [
  'Roth, B. et al. (2015). Intelligence and school grades: A meta-analysis. Intelligence, 53, 118–137.',
  'Sackett, P. R. et al. (2022). Revisiting meta-analytic estimates of validity in personnel selection. Journal of Applied Psychology, 107(11), 2040–2068.',
  'Scharfen, J., Peters, J. M. & Holling, H. (2018). Retest effects in cognitive ability tests: A meta-analysis. Intelligence, 67, 44–66.',
]

const sayMeaning = ({ t }: ReportWords): IqTold['meaning'] => ({
  title: t('meaning.title'),
  sections: SECTIONS.map((id) => ({
    title: t(`meaning.sections.${id}.title`),
    paragraphs: [t(`meaning.sections.${id}.1`), t(`meaning.sections.${id}.2`)],
  })),
  sources: SOURCES,
})

const sayAbout = ({ t, report }: ReportWords, taking: IqTaking, way: Way | null): IqTold['about'] => {
  const { result, puzzles, timing, caution } = taking
  const late = puzzles.filter(({ outcome }) => outcome === 'late').length
  const { answered, total, raw } = result
  return {
    title: t('about.title'),
    cautions: [
      ...(way?.pace && way.pace.median < HASTY_SECONDS ? [report('result.hurried')] : []),
      ...(caution ? [report('result.caution')] : []),
      ...(late > 0 ? [report('result.late', { count: late })] : []),
    ],
    paragraphs: [
      t('result.answered', { answered, total, raw }),
      timing === 'standard'
        ? report(`timing.${timing}`)
        : `${report(`timing.${timing}`)}. ${report('result.timingNote')}`,
      t('result.norm', { version: result.normVersion }),
      t('about.model'),
      t('about.forecast', { scoring: result.scoringVersion, norm: result.normVersion }),
    ],
    names: result.atFloor ? null : t('about.names'),
  }
}
