'use client'

import { useTranslations } from 'next-intl'
import { classes } from '@/ui/primitives/classes'
import { useFigures, wholeFigures } from '../questionnaire/use-figures'
import table from '../score/score-card.module.css'
import styles from './map.module.css'
import type { Trait } from './map-told'

/** The figures of the radar, open beside it. A name has a row of its own: a phone has room for three columns. */
export function TraitsTable({ traits }: { traits: readonly Trait[] }) {
  const t = useTranslations('map.traits')
  const words = useTranslations('report.result')
  const { interval } = useFigures()
  const percentile = ({ percentile: place }: Trait) => {
    if (!place) return t('none')
    const { kind, percent } = place
    return kind === 'at' ? percent : t(`${kind}Short`, { percent })
  }
  return (
    <table className={classes(table.table, styles.open, styles.columns)}>
      <thead>
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{words('interval')}</th>
          <th scope="col">{t('percentile')}</th>
        </tr>
      </thead>
      {traits.map((trait) => (
        <tbody key={trait.id}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={3}>
              {trait.name}
            </th>
          </tr>
          <tr className={styles.figures}>
            <td>{wholeFigures(trait).percent}</td>
            <td>{interval(trait)}</td>
            <td>{percentile(trait)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}
