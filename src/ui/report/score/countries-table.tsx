'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { classes } from '@/ui/primitives/classes'
import styles from './countries-table.module.css'
import { type Country, rankBar } from './rank-bar'
import tables from './score-card.module.css'

/** Countries by the mean of their takers. A rank stands with the ranks that its uncertainty allows. */
export function CountriesTable({ countries }: { countries: readonly Country[] }) {
  const t = useTranslations('report')
  const format = useFormatter()
  const last = Math.max(...countries.map(({ worst }) => worst))
  return (
    <table className={classes(tables.table, styles.countries)}>
      <thead>
        <tr>
          <th scope="col">{t('iq.countries.rank')}</th>
          <th scope="col">{t('iq.countries.country')}</th>
          <th scope="col">{t('iq.countries.mean')}</th>
          <th scope="col">{t('iq.countries.takers')}</th>
          <th scope="col">{t('iq.countries.range')}</th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, name, n, mean, rank, best, worst, own }) => {
          const { from, width } = rankBar({ best, worst }, last)
          return (
            <tr key={code} className={own ? tables.yours : undefined}>
              <td>{rank}</td>
              <th scope="row">
                {name}
                {own && ` (${t('iq.countries.own')})`}
              </th>
              <td>{mean}</td>
              <td>{format.number(n)}</td>
              <td>
                <span className={tables.figure}>
                  {best === worst ? best : t('range.between', { from: best, to: worst })}
                </span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.ranks} style={{ left: `${from}%`, width: `${width}%` }} />
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
