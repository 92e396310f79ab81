'use client'

import { useTranslations } from 'next-intl'
import { classes } from '@/ui/primitives/classes'
import { Fold } from '@/ui/primitives/fold'
import table from '../score/score-card.module.css'
import styles from './questionnaire.module.css'

type Group = {
  id: string
  name: string
  rows: readonly (readonly [measure: string, value: string])[]
}

/** The figures of a chart in two columns, which a phone has room for; each scale is a group of rows. */
export function FiguresTable({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations('report.result')
  return (
    <Fold summary={t('table')}>
      <table className={classes(table.table, styles.figures)}>
        <thead>
          <tr>
            <th scope="col">{t('measure')}</th>
            <th scope="col">{t('value')}</th>
          </tr>
        </thead>
        {groups.map(({ id, name, rows }) => (
          <tbody key={id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={2}>
                {name}
              </th>
            </tr>
            {rows.map(([measure, value]) => (
              <tr key={measure}>
                <th scope="row">{measure}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Fold>
  )
}
