'use client'

import json from '../json/json.module.css'
import { useWords } from '../words/use-words'
import { kindOf, type Reading } from './kind-of'
import styles from './record.module.css'
import { RecordValue } from './record-value'

/** A stored record to be read; as JSON only for whoever asks for it. */
export function RecordView({ id, ...reading }: Reading & { id: string }) {
  const words = useWords()
  const nothing = kindOf(reading).is === 'nothing'
  return (
    <div id={id} className={styles.value}>
      <RecordValue {...reading} />
      {!nothing && (
        <details className={styles.raw}>
          <summary>{words('record.raw')}</summary>
          <pre className={json.record}>{JSON.stringify(reading.value, null, 2)}</pre>
        </details>
      )}
    </div>
  )
}
