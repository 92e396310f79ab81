'use client'

import { useTranslations } from 'next-intl'
import sections from '../report.module.css'
import { FiguresTable } from './figures-table'
import type { ScaleResult } from './questionnaire-report'
import { ScaleBar } from './scale-bar'
import { useBandName } from './use-band-name'
import { useFigures, wholeFigures } from './use-figures'
import { nearBand } from './what-is-said'

/** A scale as a bar with its interval, and beside it what else is possible where the range is not sure. */
export function ScalePicture({ scale }: { scale: ScaleResult }) {
  const t = useTranslations('questionnaire.report')
  const nameOf = useBandName()
  const { percent } = useFigures()
  const { name, bands } = scale
  const near = nearBand(scale)
  const [first, last] = [bands[0], bands.at(-1)]
  const figures = wholeFigures(scale)
  return (
    <>
      <ScaleBar
        label={t('line', {
          name,
          first: first ? nameOf(first) : '',
          second: last ? nameOf(last) : '',
          ...figures,
        })}
        percent={scale.percent}
        ci95={scale.ci95}
        segments={bands.map((band) => ({ id: band.id, name: nameOf(band), from: band.from }))}
        here={scale.band}
        you={t('youAt', { percent: figures.percent })}
      />
      {near && (
        <p className={sections.muted}>
          {t('near', { band: nameOf(near), probability: percent(near.probability) })}
        </p>
      )}
    </>
  )
}

/** The figures of several scales: percent of maximum, interval, and how probable each range is. */
export function ScalesTable({ scales }: { scales: readonly ScaleResult[] }) {
  const t = useTranslations('questionnaire.report')
  const words = useTranslations('report.result')
  const nameOf = useBandName()
  const { percent, interval } = useFigures()
  const groups = scales.map((scale) => ({
    id: scale.id,
    name: scale.name,
    rows: [
      [t('score'), wholeFigures(scale).percent],
      [words('interval'), interval(scale)],
      ...scale.bands.map(
        (band) => [`${nameOf(band)}: ${t('probability')}`, percent(band.probability)] as const,
      ),
    ] as const,
  }))
  return <FiguresTable groups={groups} />
}
