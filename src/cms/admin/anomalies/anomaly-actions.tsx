'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { ruleOf } from '@/domain/orders/anomaly-repairs'
import styles from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { useRepair } from './use-repair'

type Props = { id: string; kind: string; resolved: boolean }

/** What an anomaly means, the button that tries what helps, and a note for what only a person can decide. */
export function AnomalyActions({ id, kind, resolved }: Props) {
  const words = useWords()
  const { user } = useAuth()
  const [note, setNote] = useState('')
  const { working, outcome, send } = useRepair(id)
  const { repair, advice } = ruleOf(kind)
  const mayAct = user?.roles?.includes('owner') && !resolved
  return (
    <div className={styles.body}>
      <p>{words(`anomalies.${advice}`)}</p>
      {!resolved && !user?.roles?.includes('owner') && <p>{words('anomalies.ownersOnly')}</p>}
      {mayAct && (
        <div className={styles.buttons}>
          <button type="button" className={styles.button} disabled={working} onClick={() => send()}>
            {words(working ? 'anomalies.working' : `anomalies.${repair ?? 'look_again'}`)}
          </button>
        </div>
      )}
      {mayAct && (
        <div className={styles.form}>
          <label className={styles.labelled}>
            {words('anomalies.note')}
            <textarea
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <button
            type="button"
            className={styles.quiet}
            disabled={working || note.trim().length < 3}
            onClick={() => send(note.trim())}
          >
            {words('anomalies.acknowledge')}
          </button>
        </div>
      )}
      <p role="status" className={outcome === 'resolved' ? styles.good : styles.bad}>
        {outcome && words(`anomalies.${outcome}`)}
      </p>
    </div>
  )
}
