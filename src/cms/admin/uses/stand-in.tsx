'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import type { Uses } from '../../publishing/read-uses'
import panel from '../panel/panel.module.css'
import { staffCall } from '../staff-call'
import { useWords } from '../words/use-words'
import styles from './uses.module.css'

type Props = { kind: string; id: string; found: Uses; onDone: () => void }

/** Another document in the place of this one, everywhere at once; this one may then go. */
export function StandIn({ kind, id, found, onDone }: Props) {
  const words = useWords()
  const { config } = useConfig()
  const [by, choose] = useState('')
  const [sure, setSure] = useState(false)
  const [working, setWorking] = useState(false)
  const [said, say] = useState<{ good: boolean; text: string } | null>(null)
  const replace = async (remove: boolean): Promise<void> => {
    setWorking(true)
    const answer = await staffCall<{ refused: string | null }>('/replace', { kind, id, by, remove })
    setWorking(false)
    setSure(false)
    const refused = 'data' in answer ? answer.data.refused : words('uses.failed')
    say({ good: refused === null, text: refused ?? words('uses.replaced') })
    if (refused !== null) return
    if (remove)
      window.location.assign(
        formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${kind}` }),
      )
    else onDone()
  }
  return (
    <div className={panel.form}>
      <label className={panel.labelled}>
        {words('uses.instead')}
        <select
          className={styles.choice}
          value={by}
          disabled={working}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{words('uses.choose')}</option>
          {found.standIns.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <div className={panel.buttons}>
        <button
          type="button"
          className={panel.button}
          disabled={!by || working}
          onClick={() => replace(false)}
        >
          {words(working ? 'uses.working' : 'uses.replace')}
        </button>
        {found.mayGo && (
          <button
            type="button"
            className={panel.quiet}
            disabled={!by || working}
            onClick={() => (sure ? replace(true) : setSure(true))}
          >
            {words(sure ? 'uses.sure' : 'uses.replaceDelete')}
          </button>
        )}
      </div>
      <p role="status" className={said?.good ? panel.good : panel.bad}>
        {said?.text}
      </p>
    </div>
  )
}
