'use client'

import styles from './statistics.module.css'

type Props = {
  /** What stands there while nothing is chosen; it names the filter as well. */
  any: string
  value: string
  options: readonly { id: string; label: string }[]
  onChoose: (id: string) => void
}

export function Choice({ any, value, options, onChoose }: Props) {
  return (
    <select
      aria-label={any}
      className={styles.select}
      data-chosen={value !== ''}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{any}</option>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}
