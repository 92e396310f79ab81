'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { invitationState } from '@/domain/accounts/totp'
import panel from '../panel/panel.module.css'
import { staffCall } from '../staff-call'
import { localeOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'

type Props = { id: string; invitedAt?: string | null }

/** Of a colleague who has not set a password yet: where the invitation stands, and the letter again. */
export function InvitationPanel({ id, invitedAt }: Props) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null)
  const [working, setWorking] = useState(false)
  const state = invitationState(invitedAt, new Date())
  if (!state || !user?.roles?.includes('owner')) return null
  const send = async (): Promise<void> => {
    setWorking(true)
    const answer = await staffCall(`/colleagues/${id}/invite`, { locale: localeOfLanguage(i18n.language) })
    setWorking(false)
    setOutcome('data' in answer ? 'sent' : 'failed')
  }
  return (
    <section className={`field-type ${panel.panel}`} aria-labelledby="invitation" aria-busy={working}>
      <h3 id="invitation">{words(`invitation.${outcome === 'sent' ? 'invited' : state}`)}</h3>
      <p role="status" className={outcome === 'sent' ? panel.good : panel.bad}>
        {outcome && words(`invitation.${outcome}`)}
      </p>
      <div className={panel.buttons}>
        <button type="button" className={panel.button} disabled={working} onClick={() => void send()}>
          {words('invitation.again')}
        </button>
      </div>
    </section>
  )
}
