'use client'

import { useListQuery } from '@payloadcms/ui'
import { useWords } from '../words/use-words'
import { chosenIn, withChoice } from './edit-where'
import styles from './filters.module.css'
import type { ShownFilter } from './read-filters'

/** Writes into the list's own query, so that the address, the filter editor and these agree. */
export function QuickFilterBar({ filters }: { filters: ShownFilter[] }) {
  const words = useWords()
  const { query, refineListData } = useListQuery()
  const chosen = filters.filter((filter) => chosenIn(query.where, filter) !== '')
  const choose = (where: typeof query.where) => void refineListData({ where, page: 1 })
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.unseen}>{words('filters.legend')}</legend>
      {filters.map((filter) => {
        const value = chosenIn(query.where, filter)
        const all = words('filters.all', { name: filter.name })
        return (
          <select
            key={filter.field}
            aria-label={filter.name}
            className={styles.select}
            data-chosen={value !== ''}
            value={value}
            onChange={(event) => choose(withChoice(query.where, { ...filter, value: event.target.value }))}
          >
            <option value="">{all}</option>
            {filter.options.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )
      })}
      {chosen.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() =>
            choose(chosen.reduce((where, filter) => withChoice(where, { ...filter, value: '' }), query.where))
          }
        >
          {words('filters.clear')}
        </button>
      )}
    </fieldset>
  )
}
