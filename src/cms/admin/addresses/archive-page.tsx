'use client'

import { useState } from 'react'
import type { Lead } from '../../publishing/live/read-address'
import panel from '../panel/panel.module.css'
import { staffCall } from '../staff-call'
import { useWords } from '../words/use-words'

type Props = { id: string; onDone: () => void }

/** Takes a landing page off the net for good, and says where its visitors go. */
export function ArchivePage({ id, onDone }: Props) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const [others, setOthers] = useState<Lead[] | null>(null)
  const [leadsTo, choose] = useState('')
  const [working, setWorking] = useState(false)
  const [problem, say] = useState('')
  const archive = async () => {
    setWorking(true)
    const answer = await staffCall<{ refused: string | null }>('/archive', {
      document: id,
      leadsTo: leadsTo || null,
    })
    setWorking(false)
    const refused = 'data' in answer ? answer.data.refused : words('addresses.archiveFailed')
    say(refused ?? '')
    if (refused) return
    setOpen(false)
    onDone()
    // Its state in Payload's own form is another one now.
    window.location.reload()
  }
  const begin = async () => {
    setOpen(true)
    const answer = await staffCall<Lead[]>('/leads', { document: id })
    if ('data' in answer) setOthers(answer.data)
    else say(words('addresses.archiveFailed'))
  }
  if (!open)
    return (
      <button type="button" className={panel.quiet} onClick={begin}>
        {words('addresses.archive')}
      </button>
    )
  return (
    <div className={panel.form}>
      <label className={panel.labelled}>
        {words('addresses.archiveText')}
        <select
          value={leadsTo}
          disabled={working || others === null}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{words('addresses.nowhere')}</option>
          {others?.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <div className={panel.buttons}>
        <button type="button" className={panel.quiet} disabled={working} onClick={() => setOpen(false)}>
          {words('addresses.cancel')}
        </button>
        <button type="button" className={panel.button} disabled={working} onClick={archive}>
          {words('addresses.archiveDo')}
        </button>
      </div>
      <p role="alert" className={panel.bad}>
        {problem}
      </p>
    </div>
  )
}
