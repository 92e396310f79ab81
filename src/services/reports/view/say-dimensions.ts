import type { IqTold } from '@/domain/api/iq-shapes'
import { REACTION_TRIALS } from '@/domain/exam/reaction-task'
import { type Dimension, REFERENCE_RANGE } from '@/domain/measurement/dimensions/dimensions'
import { REMARKABLE_DROP } from '@/domain/reports/iq/open-with'
import type { Way } from '@/domain/reports/iq/read-way'
import type { ReportWords } from './words'

type Measured = {
  dimensions: readonly Dimension[]
  /** Null: the answers are gone. */
  way: Way | null
  lateDrop: number | null
  reaction: { medianMs: number; valid: number } | null
}

type Told = NonNullable<IqTold['dimensions']>

/** The abilities beside the score, by level, with what each level says; the others are named once. */
export const sayDimensions = (words: ReportWords, measured: Measured): Told => ({
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
  list: measured.dimensions.flatMap((dimension) => {
    const { id } = dimension
    if (id === 'speed') return saySpeed(words, measured.way)
    return dimension.level === null ? [] : [sayDimension(words, { ...dimension, id }, measured)]
  }),
  without: sayWithout(words, measured),
})

/** Own seconds, and no comparison. */
const saySpeed = (words: ReportWords, way: Way | null): Told['list'] => {
  if (!way?.pace) return []
  const { t } = words
  const seconds = t('seconds', { count: Math.round(way.pace.median) })
  return [
    {
      id: 'speed',
      name: t('dimensions.names.speed'),
      about: t('dimensions.speed.about'),
      level: null,
      levelName: seconds,
      drawing: null,
      cells: ['–', '–'],
      said: [t('opening.timed', { seconds }), t('dimensions.speed.own')],
      z: null,
      se: null,
    },
  ]
}

/** Reaction has a task of its own and is not missed by who did not do it. */
const sayWithout = ({ t, list }: ReportWords, { dimensions, way }: Measured): string | null => {
  const names = dimensions
    .filter(({ id, level, note }) => {
      if (id === 'speed') return !way?.pace
      return level === null && (id !== 'reaction' || note !== 'not_measured')
    })
    .map(({ id }) => t(`dimensions.names.${id}`))
  return names.length === 0 ? null : t('dimensions.without', { names: list(names) })
}

const LEVELS = [1, 2, 3, 4, 5] as const
const COLUMNS = ['name', 'level', 'z', 'se'] as const

/** The reference range, the same for every dimension. */
const ends = ({ signed }: ReportWords) => ({
  from: signed(REFERENCE_RANGE[0]),
  to: signed(REFERENCE_RANGE[1]),
})

const sayDimension = (
  words: ReportWords,
  { id, level, z, se, note }: Dimension & { id: Exclude<Dimension['id'], 'speed'> },
  { way, lateDrop, reaction }: Measured,
): Told['list'][number] => {
  const { t, signed, margin, list } = words
  const name = t(`dimensions.names.${id}`)
  const levelName = level ? t('dimensions.levelOf', { level: t(`dimensions.level.${level}`) }) : ''
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
      ...(level ? [t(`dimensions.${id}.${level}`)] : []),
      ...(level && note === 'as_total' ? [t('dimensions.asTotal')] : []),
      ...(id === 'concentration' && way
        ? [
            t('dimensions.concentration.slips', {
              count: way.slips.length,
              numbers: list(way.slips),
            }),
          ]
        : []),
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
