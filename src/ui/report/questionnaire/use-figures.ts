import { useFormatter, useTranslations } from 'next-intl'
import { rangeText } from '../score/range-text'
import type { ScaleResult } from './questionnaire-report'
import { toldProbability } from './what-is-said'

/** The figures of a questionnaire as a language writes them. */
export const useFigures = () => {
  const format = useFormatter()
  const range = useTranslations('report.range')
  return {
    percent: (probability: number): string =>
      format.number(toldProbability(probability), { style: 'percent' }),
    interval: ({ ci95: [low, high] }: Pick<ScaleResult, 'ci95'>): string =>
      rangeText(range, [Math.round(low), Math.round(high)]),
  }
}

/** A place on its line and the ends of its interval, in whole numbers. */
export const wholeFigures = ({ percent, ci95: [low, high] }: Pick<ScaleResult, 'percent' | 'ci95'>) => ({
  percent: Math.round(percent),
  low: Math.round(low),
  high: Math.round(high),
})
