'use client'

import { useFormatter, useTranslations } from 'next-intl'
import sections from '../report.module.css'
import { FiguresTable } from './figures-table'
import type { ScaleResult } from './questionnaire-report'
import { ScaleBar } from './scale-bar'
import { useBandName } from './use-band-name'
import { useFigures, wholeFigures } from './use-figures'
import { nearBands } from './what-is-said'

type PictureProps = {
  scale: ScaleResult
  /** What else is possible is told elsewhere. */
  alone?: boolean
}

/** A scale as a bar with its interval, and beside it what else is possible where the range is not sure. */
export function ScalePicture({ scale, alone = false }: PictureProps) {
  const t = useTranslations('questionnaire.report')
  const nameOf = useBandName()
  const { percent } = useFigures()
  const format = useFormatter()
  const { name, bands } = scale
  const near = nearBands(scale).map((band) =>
    t('nearBand', { band: nameOf(band), probability: percent(band.probability) }),
  )
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
      {scale.held && <p className={sections.muted}>{t('held')}</p>}
      {!alone && !scale.held && near.length > 0 && (
        <p className={sections.muted}>{t('near', { bands: format.list(near, { type: 'disjunction' }) })}</p>
      )}
    </>
  )
}

type TableProps = {
  scales: readonly ScaleResult[]
  /** What the figure is: percent of the largest possible sum, or the place between two ends. */
  measure: 'score' | 'place'
}

/** The figures of several scales: place, interval, and how probable each range is. */
export function ScalesTable({ scales, measure }: TableProps) {
  const t = useTranslations('questionnaire.report')
  const words = useTranslations('report.result')
  const nameOf = useBandName()
  const { percent, interval } = useFigures()
  const endsOf = ({ bands }: ScaleResult) => {
    const [first, second] = [bands[0], bands.at(-1)].map((band) => (band ? nameOf(band) : ''))
    return { first: first ?? '', second: second ?? '' }
  }
  const groups = scales.map((scale) => ({
    id: scale.id,
    name: scale.name,
    rows: [
      [measure === 'place' ? t('place', endsOf(scale)) : t('score'), wholeFigures(scale).percent],
      [words('interval'), interval(scale)],
      ...(scale.held ? [] : scale.bands).map(
        (band) => [`${nameOf(band)}: ${t('probability')}`, percent(band.probability)] as const,
      ),
    ] as const,
  }))
  return <FiguresTable groups={groups} />
}
