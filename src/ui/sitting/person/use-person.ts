'use client'

import { useLocale } from 'next-intl'
import { type FormEvent, type RefObject, useState } from 'react'
import { foldAddress } from '@/domain/address'
import type { TakerFacts } from '@/domain/exam/taker-facts'
import { type Locale, localeOfTag } from '@/domain/locale/locales'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { useGo } from '@/ui/navigation/use-go'
import { call } from '../../api/call'
import { CallRefused } from '../../api/call-at'
import { problemOf } from '../../api/problem-of'
import { afterEmail } from '../email/after-email'
import { keepAddress, readAddress } from '../email/kept-address'
import type { SittingView } from '../sitting-view'
import { fullNameOf } from './full-name'
import { type PersonErrors, personErrors, refusedFields } from './person-errors'
import type { Told } from './use-told'

export type PersonProps = {
  place: ScreenPlace
  sitting: SittingView
  /** What was told before; null: nothing yet. */
  told: Told | null
  onTold: (told: Told) => void
  onSaved: (sitting: SittingView) => void
}

export type Draft = TakerFacts & {
  firstName: string
  lastName: string
  /** As it was written by hand; null: it follows the two names. */
  ownName: string | null
  email: string
  country: string | null
  agreed: boolean
  /** The link of the result is mailed at once. */
  link: boolean
}

type Args = PersonProps & { form: RefObject<HTMLFormElement | null> }

/** The form as it is being written, and how sending it goes. Whatever is refused, what was written stays. */
export const usePerson = ({ place, sitting, told, onTold, onSaved, form }: Args) => {
  const go = useGo(place)
  const locale = localeOfTag(useLocale())
  const [draft, setDraft] = useState(() => draftOf({ told, locale, kind: sitting.examKind }))
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<PersonErrors>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const written = { ...draft, fullName: draft.ownName ?? fullNameOf({ ...draft, locale }) }

  const change = (changed: Partial<Draft>) => {
    setRefused({})
    if (changed.email !== undefined) keepAddress(sitting.examKind, changed.email)
    setDraft((known) => ({ ...known, ...changed }))
  }

  const refuse = (found: PersonErrors) => {
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name in found)?.focus()
  }

  const fail = (failure: unknown) => {
    setBusy(false)
    if (problemOf(failure) === 'sittingInvalid') return go('abnormal', { replace: true })
    const found = refusedFields(failure instanceof CallRefused ? failure.issues : [])
    if (Object.keys(found).length === 0) return setProblem(failure)
    setRefused(found)
    refuse(found)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    setProblem(null)
    const found = personErrors(written)
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    try {
      const { firstName, lastName, fullName, email, birthYear, sex, country } = written
      const person = { firstName, lastName, fullName, email: foldAddress(email), birthYear, sex, country }
      const { sittingNumber: orderNumber } = sitting
      const saved = await call('order.person', {
        body: { orderNumber, ...person, agreed: true, hl: locale },
      })
      if (written.link) await call('order.link', { body: { orderNumber, hl: locale } })
      const known = { ...sitting, email: saved.email }
      onTold(saved)
      onSaved(known)
      const { route, query } = afterEmail({ search: window.location.search, sitting: known })
      go(route, { query })
    } catch (failure) {
      fail(failure)
    }
  }

  const errors: PersonErrors = tried ? { ...refused, ...personErrors(written) } : {}
  return { written, change, errors, busy, problem, submit, locale }
}

const draftOf = ({ told, locale, kind }: { told: Told | null; locale: Locale; kind: string }): Draft => {
  const firstName = told?.firstName ?? ''
  const lastName = told?.lastName ?? ''
  const fullName = told?.fullName ?? null
  return {
    firstName,
    lastName,
    ownName: fullName === fullNameOf({ firstName, lastName, locale }) ? null : fullName,
    email: told?.email || readAddress(kind),
    birthYear: told?.birthYear ?? null,
    sex: told?.sex ?? null,
    country: told?.country ?? null,
    agreed: false,
    link: false,
  }
}
