import type { IqTold } from '@/domain/api/iq-shapes'
import { REACTION_TRIALS } from '@/domain/exam/reaction-task'
import { type Dimension, REFERENCE_RANGE } from '@/domain/measurement/dimensions/dimensions'
import { REMARKABLE_DROP } from '@/domain/reports/iq/open-with'
import type { ReportWords } from './words'

type Measured = {
  dimensions: readonly Dimension[]
  lateDrop: number | null
  reaction: { medianMs: number; valid: number } | null
}

/** The abilities beside the score, by level, with what each level says. */
export const sayDimensions = (words: ReportWords, measured: Measured): IqTold['dimensions'] => ({
  title: words.t('dimensions.title'),
  intro: words.t('dimensions.intro'),
  legend: words.t('dimensions.legend'),
  people: words.t('dimensions.people'),
  levels: LEVELS.map((level) => words.t(`dimensions.level.${level}`)),
  table: {
    title: words.t('dimensions.table'),
    columns: COLUMNS.map((column) => words.t(`dimensions.column.${column}`)),
    reference: [words.t('dimensions.reference.name'), words.t('dimensions.reference.range', ends(words))],
  },
  list: measured.dimensions
    // It has a task of its own and is not missed by who did not do it.
    .filter(({ id, note }) => id !== 'reaction' || note !== 'not_measured')
    .map((dimension) => sayDimension(words, dimension, measured)),
})

const LEVELS = [1, 2, 3, 4, 5] as const
const COLUMNS = ['name', 'level', 'z', 'se'] as const

/** The reference range, the same for every dimension. */
const ends = ({ signed }: ReportWords) => ({
  from: signed(REFERENCE_RANGE[0]),
  to: signed(REFERENCE_RANGE[1]),
})

const sayDimension = (
  words: ReportWords,
  { id, level, z, se, note }: Dimension,
  { lateDrop, reaction }: Measured,
): IqTold['dimensions']['list'][number] => {
  const { t, signed, margin } = words
  const missing = note === 'not_precise' ? 'notPrecise' : 'notMeasured'
  const name = t(`dimensions.names.${id}`)
  const levelName = level
    ? t('dimensions.levelOf', { level: t(`dimensions.level.${level}`) })
    : t(note === 'not_precise' ? 'dimensions.not_precise' : 'dimensions.not_measured')
  const isPlaced = level !== null && z !== null && se !== null
  return {
    id,
    name,
    about: t(`dimensions.${id}.about`),
    level,
    levelName,
    drawing: isPlaced
      ? t('dimensions.alt', {
          name,
          level: levelName,
          z: signed(z),
          low: signed(z - se),
          high: signed(z + se),
          ...ends(words),
        })
      : null,
    cells: isPlaced ? [signed(z), margin(se)] : ['–', '–'],
    said: [
      level ? t(`dimensions.${id}.${level}`) : t(`dimensions.${missing}`),
      ...(level && note === 'as_total' ? [t('dimensions.asTotal')] : []),
      ...(id === 'concentration' && lateDrop !== null && lateDrop < REMARKABLE_DROP
        ? [t('opening.tired')]
        : []),
      ...(id === 'reaction' && reaction
        ? [
            t('dimensions.reaction.times', {
              ms: Math.round(reaction.medianMs),
              valid: reaction.valid,
              trials: REACTION_TRIALS,
            }),
          ]
        : []),
    ],
    z: level ? z : null,
    se: level ? se : null,
  }
}
