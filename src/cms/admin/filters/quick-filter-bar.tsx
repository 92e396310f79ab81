'use client'

import { useListQuery } from '@payloadcms/ui'
import { Choice } from '../choice/choice'
import { Choices } from '../choice/choices'
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
    <div className={styles.bar}>
      <Choices legend={words('filters.legend')}>
        {filters.map((filter) => (
          <Choice
            key={filter.field}
            name={filter.name}
            any={words('filters.all', { name: filter.name })}
            value={chosenIn(query.where, filter)}
            options={filter.options}
            onChoose={(value) => choose(withChoice(query.where, { ...filter, value }))}
          />
        ))}
        {chosen.length > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={() =>
              choose(
                chosen.reduce((where, filter) => withChoice(where, { ...filter, value: '' }), query.where),
              )
            }
          >
            {words('filters.clear')}
          </button>
        )}
      </Choices>
    </div>
  )
}
