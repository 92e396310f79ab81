'use client'

import { useSyncExternalStore } from 'react'
import styles from './choice.module.css'

type Props = {
  name: string
  /** The words while nothing is chosen; without them something always is. */
  any?: string
  value: string
  options: readonly { id: string; label: string }[]
  onChoose: (id: string) => void
}

/** One thing that a list or a figure is narrowed by. What is chosen before the page answers would be lost: until then it waits. */
export function Choice({ name, any, value, options, onChoose }: Props) {
  const awake = useAwake()
  return (
    <select
      aria-label={name}
      className={styles.select}
      data-chosen={any !== undefined && value !== ''}
      disabled={!awake}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {any !== undefined && <option value="">{any}</option>}
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

const never = () => () => {}

/** Whether the page already answers: false in the HTML and until React has taken it over. */
const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
