import type { IqTold } from '@/domain/api/iq-shapes'
import { REACTION_TRIALS } from '@/domain/exam/reaction-task'
import type { Dimension } from '@/domain/measurement/dimensions/dimensions'
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
  list: measured.dimensions
    // It has a task of its own and is not missed by who did not do it.
    .filter(({ id, note }) => id !== 'reaction' || note !== 'not_measured')
    .map((dimension) => sayDimension(words, dimension, measured)),
})

const sayDimension = (
  { t, report }: ReportWords,
  { id, level, z, se, note }: Dimension,
  { lateDrop, reaction }: Measured,
): IqTold['dimensions']['list'][number] => {
  const missing = note === 'not_precise' ? 'notPrecise' : 'notMeasured'
  return {
    id,
    name: report(`dimension.names.${id}`),
    about: t(`dimensions.${id}.about`),
    level,
    levelName: level
      ? report('dimension.levelOf', { level: report(`dimension.level.${level}`) })
      : report(note === 'not_precise' ? 'dimension.not_precise' : 'dimension.not_measured'),
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
