'use client'

import styles from './statistics.module.css'

type Props = { title: string; rows: { name: string; value: string }[] }

/** What a chart says under the pointer. The table says the same to everybody else. */
export function Tip({ title, rows }: Props) {
  return (
    <div className={styles.tip}>
      <strong>{title}</strong>
      {rows.map(({ name, value }) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </div>
  )
}
