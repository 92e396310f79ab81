import type { MapHealth } from '@/domain/api/map-shapes'
import type { tellHealth } from '@/domain/questionnaires/map/tell-health'
import { bandOf, type ScaleFacts } from '@/domain/questionnaires/what-is-said'
import { intervalRow, marked, sayScale, stressedIn, type ToldScale, wholeFigures } from './say-scale'
import type { ReportWords } from './words'

type Facts = NonNullable<ReturnType<typeof tellHealth>>

/** The part of a map about health: free, of the free result and of the report. */
export const sayMapHealth = (words: ReportWords, facts: Facts | null): MapHealth | null => {
  if (!facts) return null
  const { map: t, questionnaire } = words
  const { name, about, help, index, scales, norm, answered, of } = facts
  return {
    name,
    about,
    help,
    index: index && {
      ...index,
      figure: stressedIn(t.markup('health.value', { value: index.value, big: marked })),
      interval: index.capped ? null : t('health.interval', { low: index.ci95[0], high: index.ci95[1] }),
    },
    noIndex: t('health.noIndex'),
    scalesTitle: t('health.scales'),
    scales: scales.map((scale) => sayHealthScale(words, scale)),
    assumed: words.scales('assumed'),
    tipsTitle: t('health.tips'),
    answered: questionnaire('told.answeredOf', { answered, total: of }),
    norm,
  }
}

const sayHealthScale = (words: ReportWords, scale: ScaleFacts): ToldScale => {
  const { map: t, chance } = words
  const figures = wholeFigures(scale)
  const told = sayScale(words, scale)
  return {
    ...told,
    level: bandOf(scale)?.name ?? null,
    bar: {
      ...told.bar,
      drawing: t('traits.point', { name: scale.name, ...figures }),
    },
    also: null,
    rows: [
      [t('traits.place'), String(figures.percent)],
      intervalRow(words, scale),
      ...scale.bands.map(({ id, name, probability }): [string, string] => [
        t('health.probability', { band: name ?? id }),
        chance(probability),
      ]),
    ],
  }
}
