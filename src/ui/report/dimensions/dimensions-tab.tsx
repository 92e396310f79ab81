import { Fold } from '@/ui/primitives/fold'
import tables from '../score/score-card.module.css'
import type { Told } from '../score/score-facts'
import { DimensionRow } from './dimension-row'
import styles from './dimensions.module.css'

type Dimensions = NonNullable<Told['dimensions']>

/** What can be read of single abilities, after how it was read: "low" is not to be met without its margin. */
export function DimensionsTab({ told }: { told: Dimensions }) {
  const { title, intro, legend, people, levels, table, list, without } = told
  return (
    <div className={styles.tab}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.people}>{legend}</p>
      <ul className={styles.list}>
        {list.map((dimension) => (
          <DimensionRow key={dimension.id} dimension={dimension} levels={levels} />
        ))}
      </ul>
      {without && <p className={styles.people}>{without}</p>}
      <p className={styles.people}>{people}</p>
      <Fold summary={table.title}>
        <Figures table={table} list={list} />
      </Fold>
    </div>
  )
}

function Figures({ table: { columns, reference }, list }: Pick<Dimensions, 'table' | 'list'>) {
  const [name, range] = reference
  return (
    <table className={tables.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map(({ id, name: dimension, levelName, cells: [distance, margin] }) => (
          <tr key={id}>
            <th scope="row">{dimension}</th>
            <td>{levelName}</td>
            <td>{distance}</td>
            <td>{margin}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {name}
          </th>
          <td colSpan={2}>{range}</td>
        </tr>
      </tfoot>
    </table>
  )
}
