import { classes } from '@/ui/primitives/classes'
import type { MapScore } from '../questionnaire/questionnaire-report'
import table from '../score/score-card.module.css'
import styles from './map.module.css'

/** The figures of the radar, open beside it. A name has a row of its own: a phone has room for three columns. */
export function TraitsTable({ traits: { columns, list } }: Pick<MapScore, 'traits'>) {
  return (
    <table className={classes(table.table, styles.open, styles.columns)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {list.map(({ id, name, cells }) => (
        <tbody key={id}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={columns.length}>
              {name}
            </th>
          </tr>
          <tr className={styles.figures}>
            {cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
