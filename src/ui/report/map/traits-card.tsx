'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { Point } from '../questionnaire/point'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapScore } from '../questionnaire/questionnaire-report'
import { ScalePicture, ScalesTable } from '../questionnaire/scale-told'
import { useBandName } from '../questionnaire/use-band-name'
import { bandOf, nearBands } from '../questionnaire/what-is-said'
import sections from '../report.module.css'
import styles from './map.module.css'
import { pictured, type Trait } from './map-told'

type Props = { traits: readonly Trait[]; norm: string; notes: MapScore['notes'] }

/** Each trait with its interval, its range in words, and its place in the sample where there is one. */
export function TraitsCard({ traits, norm, notes }: Props) {
  const t = useTranslations('map.traits')
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{t('title')}</h2>
      <ul className={rows.rows}>
        {traits.map((trait) => (
          <TraitRow key={trait.id} trait={trait} />
        ))}
      </ul>
      <div className={styles.norms}>
        <p>{notes.bands}</p>
        <p>{notes.interval}</p>
        <p>{norm}</p>
      </div>
      <ScalesTable scales={traits.map(pictured)} measure="score" />
    </Card>
  )
}

function TraitRow({ trait }: { trait: Trait }) {
  const t = useTranslations('map.traits')
  const nameOf = useBandName()
  const band = bandOf(trait)
  const { percentile } = trait
  return (
    <li className={rows.row}>
      <div className={rows.side}>
        <h3 className={rows.name}>{trait.name}</h3>
        {band && <p className={rows.level}>{nameOf(band)}</p>}
        <Point scale={pictured(trait)} small />
        <ScalePicture scale={pictured(trait)} />
        {percentile && (
          <p className={sections.muted}>{t(percentile.kind, { percent: percentile.percent })}</p>
        )}
      </div>
      <div className={rows.side}>
        {trait.about && <p className={sections.muted}>{trait.about}</p>}
        {band?.text && <p className={rows.text}>{band.text}</p>}
        {trait.near && nearBands(trait).length > 0 && <p className={rows.near}>{trait.near}</p>}
      </div>
    </li>
  )
}
