'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldErrors, refusedFields, stillWrong } from './field-errors'

type Args<Values> = {
  read: (data: FormData) => Values
  check: (values: Values) => FieldErrors
  /** Sends what was written, and leads on when that went well. */
  send: (values: Values) => Promise<void>
  /** Which fields a refusal is about, where the form is not like the others. */
  refused?: (failure: unknown) => FieldErrors
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * How a form is checked and sent. The fields keep their values themselves and are read when the form is sent, so what a
 * password manager fills in counts even where it tells nobody, and nothing that was typed is ever lost.
 */
export const useSending = <Values>({ read, check, send, refused = refusedFields }: Args<Values>) => {
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [found, setFound] = useState<FieldErrors>({})
  const [touched, setTouched] = useState(NOTHING)
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  // After the errors are drawn: a screen reader then reads the field with what is wrong about it.
  useEffect(
    () =>
      fieldsOf(form.current)
        .find(({ name }) => name in found)
        ?.focus(),
    [found],
  )

  const show = (errors: FieldErrors) => {
    setTouched(NOTHING)
    setFound(errors)
  }

  const fail = (failure: unknown) => {
    const names = fieldsOf(form.current).map(({ name }) => name)
    const here = Object.entries(refused(failure)).filter(([field]) => names.includes(field))
    if (here.length > 0) show(Object.fromEntries(here))
    else setProblem(failure)
    running.current = false
    setBusy(false)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (running.current) return
    const values = read(new FormData(event.currentTarget))
    const errors = check(values)
    setProblem(null)
    show(errors)
    if (Object.keys(errors).length > 0) return
    running.current = true
    setBusy(true)
    try {
      // Stays busy when it went well: another screen is on its way.
      await send(values)
    } catch (failure) {
      fail(failure)
    }
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    setTouched((known) => (known.has(name) ? known : new Set([...known, name])))
  }

  return {
    form: { ref: form, onSubmit, onInput },
    errors: stillWrong(found, touched),
    problem,
    busy,
    retry: () => form.current?.requestSubmit(),
  }
}

const fieldsOf = (form: HTMLFormElement | null) => [...(form?.elements ?? [])] as HTMLInputElement[]
