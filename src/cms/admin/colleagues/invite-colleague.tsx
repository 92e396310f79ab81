'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { STAFF_ROLES, type StaffRole } from '@/domain/accounts/staff-roles'
import { LOCALE_FACTS, LOCALES } from '@/domain/locale/locales'
import { Choice } from '../choice/choice'
import { wordsForCode } from '../codes/words-for-code'
import panel from '../panel/panel.module.css'
import { staffCall } from '../staff-call'
import { localeOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'

type Outcome = 'sent' | 'known' | 'failed'

/** Above the list of colleagues, for owners. */
export function InviteColleague() {
  const words = useWords()
  const { user } = useAuth()
  const { i18n } = useTranslation()
  const { refresh } = useRouter()
  const [locale, setLocale] = useState<string>(localeOfLanguage(i18n.language))
  const [roles, setRoles] = useState<StaffRole[]>(['support'])
  const [working, setWorking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (!user?.roles?.includes('owner')) return null
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const { name, email } = Object.fromEntries(new FormData(form))
    setWorking(true)
    const answer = await staffCall('/colleagues/invite', { name, email, roles, locale })
    setWorking(false)
    const sent = 'data' in answer
    setOutcome(sent ? 'sent' : answer.refusal === 'colleagueKnown' ? 'known' : 'failed')
    if (!sent) return
    form.reset()
    refresh()
  }
  const toggle = (role: StaffRole) =>
    setRoles((chosen) => (chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]))
  return (
    <details className={panel.panel}>
      <summary>{words('invitation.title')}</summary>
      <form className={panel.form} aria-busy={working} onSubmit={(event) => void submit(event)}>
        <p>{words('invitation.about')}</p>
        <label className={panel.labelled}>
          {words('invitation.name')}
          <input name="name" maxLength={100} autoComplete="off" required />
        </label>
        <label className={panel.labelled}>
          {words('invitation.email')}
          <input name="email" type="email" maxLength={254} autoComplete="off" required />
        </label>
        <fieldset className={panel.choices}>
          <legend>{words('invitation.roles')}</legend>
          {STAFF_ROLES.map((role) => (
            <label key={role}>
              <input type="checkbox" checked={roles.includes(role)} onChange={() => toggle(role)} />
              {wordsForCode({ name: 'roles', code: role, language: i18n.language })}
            </label>
          ))}
        </fieldset>
        <div className={panel.labelled}>
          <span aria-hidden="true">{words('invitation.language')}</span>
          <Choice
            name={words('invitation.language')}
            value={locale}
            options={LOCALES.map((id) => ({ id, label: LOCALE_FACTS[id].name }))}
            onChoose={setLocale}
          />
        </div>
        <p role="status" className={outcome === 'sent' ? panel.good : panel.bad}>
          {outcome && words(`invitation.${outcome}`)}
        </p>
        <button type="submit" className={panel.button} disabled={working || roles.length === 0}>
          {words('invitation.send')}
        </button>
      </form>
    </details>
  )
}
