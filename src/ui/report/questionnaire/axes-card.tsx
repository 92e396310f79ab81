'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import sections from '../report.module.css'
import { FiguresTable } from './figures-table'
import styles from './questionnaire.module.css'
import { ScaleBar } from './scale-bar'
import { useFigures, wholeFigures } from './use-figures'
import { type AxisScale, bandOf, isOpen, otherLetter } from './what-is-said'

/** The four letters, each on its line with its interval, its probability, and how likely the other one is next month. */
export function AxesCard({ axes }: { axes: readonly AxisScale[] }) {
  const t = useTranslations('questionnaire')
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{t('told.letters')}</h2>
      <ul className={styles.rows}>
        {axes.map((axis) => (
          <AxisRow key={axis.id} scale={axis} />
        ))}
      </ul>
      <AxesTable axes={axes} />
    </Card>
  )
}

function AxisRow({ scale }: { scale: AxisScale }) {
  const t = useTranslations('questionnaire.report')
  const { percent } = useFigures()
  const { axis, bands } = scale
  const band = bandOf(scale)
  const ends = { first: poleOf(bands[0]), second: poleOf(bands.at(-1)) }
  return (
    <li className={styles.row}>
      <div className={styles.side}>
        <h3 className={styles.name}>{scale.name}</h3>
        <p className={styles.level}>
          {t('types16.letter', {
            letter: axis.letter,
            name: band?.name ?? axis.letter,
            probability: percent(axis.probability),
          })}
        </p>
        <ScaleBar
          label={t('line', { name: scale.name, ...ends, ...wholeFigures(scale) })}
          percent={scale.percent}
          ci95={scale.ci95}
          segments={bands.map((each) => ({ id: each.id, name: poleOf(each), from: each.from }))}
          here={axis.letter}
          you={t('you')}
        />
        <p className={sections.muted}>
          {t('types16.flipText', { other: otherLetter(scale), flip: percent(axis.flip) })}
        </p>
      </div>
      <div className={styles.side}>
        {band && <p className={styles.text}>{band.text}</p>}
        {isOpen(axis) && scale.near && <p className={styles.near}>{scale.near}</p>}
      </div>
    </li>
  )
}

function AxesTable({ axes }: { axes: readonly AxisScale[] }) {
  const t = useTranslations('questionnaire.report')
  const words = useTranslations('report.result')
  const { percent, interval } = useFigures()
  const groups = axes.map((scale) => {
    const { axis, bands } = scale
    const ends = { first: bands[0]?.id ?? '', second: bands.at(-1)?.id ?? '' }
    return {
      id: scale.id,
      name: `${scale.name}: ${axis.letter}`,
      rows: [
        [t('probability'), percent(axis.probability)],
        [t('types16.flip'), percent(axis.flip)],
        [t('place', ends), wholeFigures(scale).percent],
        [words('interval'), interval(scale)],
      ] as const,
    }
  })
  return <FiguresTable groups={groups} />
}

/** A letter with what it stands for. */
const poleOf = (band: AxisScale['bands'][number] | undefined): string =>
  [band?.id, band?.name].filter(Boolean).join(' ')
