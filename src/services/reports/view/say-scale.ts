import type { z } from 'zod'
import type { figureRows, scaleBar, stressed, toldScale } from '@/domain/api/scale-shapes'
import {
  type AxisFacts,
  bandOf,
  isOpen,
  nearBands,
  otherLetter,
  rangeOf,
  type ScaleFacts,
} from '@/domain/questionnaires/what-is-said'
import type { ReportWords } from './words'

export type ToldScale = z.infer<typeof toldScale>
type Bar = z.infer<typeof scaleBar>
type Stressed = z.infer<typeof stressed>

export type Telling = {
  /** What the figure is: percent of the largest possible sum, or the place between two ends. */
  measure: 'score' | 'place'
  /** Where another range is probable, too: a sentence that names it, what it would say, or the sentence and what that means. */
  beside: 'sentence' | 'ranges' | 'both'
}

type Band = ScaleFacts['bands'][number]

/** A scale with its figure and interval, what its range says, and how sure that is. */
export const sayScale = (
  words: ReportWords,
  scale: ScaleFacts,
  { measure, beside }: Telling = { measure: 'score', beside: 'sentence' },
): ToldScale => {
  const { scales: t, chance, either } = words
  const nameOf = (band: Band) => rangeName(words, band)
  const { name, bands, near } = scale
  const band = bandOf(scale)
  const others = nearBands(scale)
  const ends = endsOf(bands, nameOf)
  const also = others.map((other) =>
    t('nearBand', { band: nameOf(other), probability: chance(other.probability) }),
  )
  return {
    id: scale.id,
    name,
    about: scale.about,
    level: band && nameOf(band),
    figure: sayFigure(words, scale),
    bar: {
      drawing: t('line', { name, ...ends, ...wholeFigures(scale) }),
      you: t('youAt', { percent: wholeFigures(scale).percent }),
      ...barOf(scale, nameOf),
    },
    text: band?.text || null,
    short: band?.free ?? null,
    passages: [],
    near:
      beside !== 'sentence' && near && others.length > 0
        ? { said: near, ranges: beside === 'ranges' ? others.map((other) => passageOf(other, nameOf)) : [] }
        : null,
    also: beside !== 'ranges' && !scale.ruled && also.length > 0 ? t('near', { bands: either(also) }) : null,
    held: scale.held ? t('held') : null,
    rows: [
      [measure === 'place' ? t('place', ends) : t('score'), String(wholeFigures(scale).percent)],
      intervalRow(words, scale),
      ...(scale.ruled ? [] : bands).map(
        (each): Row => [`${nameOf(each)}: ${t('probability')}`, chance(each.probability)],
      ),
    ],
    sources: scale.sources,
  }
}

/** A letter of the 16 types, with its probability and how likely the other one is next month. */
export const sayAxis = (words: ReportWords, scale: AxisFacts): ToldScale => {
  const { scales: t, chance } = words
  const { axis, bands, name } = scale
  const band = bandOf(scale)
  const poles = endsOf(bands, poleOf)
  const letters = endsOf(bands, ({ id }) => id)
  const flip = chance(axis.flip)
  return {
    ...sayScale(words, scale),
    level: t('types16.letter', {
      letter: axis.letter,
      name: band?.name ?? axis.letter,
      probability: chance(axis.probability),
    }),
    bar: {
      drawing: t('line', { name, ...poles, ...wholeFigures(scale) }),
      you: t('you'),
      ...barOf(scale, poleOf),
      here: axis.letter,
    },
    near: isOpen(axis) && scale.near ? { said: scale.near, ranges: [] } : null,
    also: t('types16.flipText', { other: otherLetter(scale), flip }),
    rows: [
      [t('probability'), chance(axis.probability)],
      [t('types16.flip'), flip],
      [t('place', letters), String(wholeFigures(scale).percent)],
      intervalRow(words, scale),
    ],
  }
}

type Row = z.infer<typeof figureRows>[number]
type Placed = Pick<ScaleFacts, 'percent' | 'ci95'>

export const intervalRow = (words: ReportWords, scale: Placed): Row => [
  words.report('result.interval'),
  sayInterval(words, scale),
]

export const sayInterval = ({ report }: ReportWords, { ci95: [low, high] }: Placed): string =>
  report('range.between', { from: Math.round(low), to: Math.round(high) })

/** A place on its line and the ends of its interval, in whole numbers. */
export const wholeFigures = ({ percent, ci95: [low, high] }: Placed) => ({
  percent: Math.round(percent),
  low: Math.round(low),
  high: Math.round(high),
})

/** Between these the figure stands that is to stand out. No message has such a character. */
const MARK = '\u0001'
export const marked = (words: string): string => `${MARK}${words}${MARK}`

export const stressedIn = (sentence: string): Stressed => {
  const [before = '', strong = '', after = ''] = sentence.split(MARK)
  return { before, strong, after }
}

const sayFigure = ({ scales: t }: ReportWords, scale: Placed): Stressed =>
  stressedIn(t.markup('point', { ...wholeFigures(scale), big: marked }))

const barOf = (scale: ScaleFacts, nameOf: (band: Band) => string): Omit<Bar, 'drawing' | 'you'> => ({
  percent: scale.percent,
  ci95: scale.ci95,
  here: scale.band,
  segments: scale.bands.map((band) => ({ id: band.id, name: nameOf(band), from: band.from })),
})

const endsOf = (bands: readonly Band[], nameOf: (band: Band) => string) => {
  const [first, second] = [bands[0], bands.at(-1)].map((band) => (band ? nameOf(band) : ''))
  return { first: first ?? '', second: second ?? '' }
}

/** What a range is called: by the instrument, or else by its place on the line. */
const rangeName = ({ questionnaire }: ReportWords, { id, name }: Band): string => {
  const range = rangeOf(id)
  return name ?? (range ? questionnaire(`told.band.${range}`) : id)
}

/** A letter with what it stands for. */
const poleOf = ({ id, name }: Band): string => [id, name].filter(Boolean).join(' ')

const passageOf = (band: Band, nameOf: (band: Band) => string) => ({
  id: band.id,
  title: nameOf(band),
  text: band.free ?? band.text,
})
