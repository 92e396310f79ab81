'use client'

import { type FormEvent, type RefObject, useState } from 'react'
import { call } from '@/ui/api/call'
import { CallRefused } from '@/ui/api/call-at'
import { useChange } from '../use-change'
import type { Customer } from '../use-customer'
import { changesOf, type Draft, draftOf, isBirthdayWrong, refusedText, type TextName } from './profile-draft'

type Args = {
  user: Customer
  onSaved: (user: Customer) => void
  form: RefObject<HTMLFormElement | null>
}
type Errors = Partial<Record<TextName, 'birthdayWrong' | 'wrong'>>

/** The form as it is being written, and how saving it goes. Whatever is refused, what was written stays. */
export const useProfile = ({ user, onSaved, form }: Args) => {
  const { busy, problem, saved, make, forget } = useChange()
  const [draft, setDraft] = useState(() => draftOf(user))
  const [errors, setErrors] = useState<Errors>({})
  const refused = problem instanceof CallRefused ? refusedText(problem.issues) : null

  const change = (changed: Partial<Draft>) => {
    setErrors({})
    forget()
    setDraft((known) => ({ ...known, ...changed }))
  }
  const focus = (name: TextName) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

  const save = async () => {
    const body = changesOf(draft, user)
    if (Object.keys(body).length === 0) return
    const answer = await call('user.update', { body })
    onSaved(answer.user)
    // What was written while it was being saved stays.
    setDraft((known) => (known === draft ? draftOf(answer.user) : known))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (isBirthdayWrong(draft, new Date().toISOString().slice(0, 10))) {
      forget()
      setErrors({ birthday: 'birthdayWrong' })
      return focus('birthday')
    }
    await make(save)
  }

  const ofServer: Errors = refused ? { [refused]: refused === 'birthday' ? 'birthdayWrong' : 'wrong' } : {}
  return {
    draft,
    change,
    errors: { ...ofServer, ...errors },
    outcome: { busy, problem: refused ? null : problem, saved },
    submit,
  }
}
