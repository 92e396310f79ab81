'use client'

import { useLocale } from 'next-intl'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import { type Locale, localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { problemOf } from '@/ui/api/problem-of'
import { removeInTab, storeInTab } from '@/ui/browser/tab-storage'
import { checkFailure, FIRST_SCREEN, nextPayment, startFailure } from './payment-machine'
import { type FormMessage, hasPayCode, type OpenedPayment, PROVIDER_FORMS } from './provider-form'

export type Method = CallData<'payment.list'>[number]

const FORM_TIMEOUT_MS = 20_000
/** Outcomes after which the form goes on by itself; after any other the server is asked. */
const UNSETTLED = ['requires_action', 'invalid']

/** The payment of one order: opens it, follows the form, and asks the server for every outcome. */
export const usePayment = (orderNumber: string) => {
  const hl = localeOfTag(useLocale())
  const [screen, send] = useReducer(nextPayment, FIRST_SCREEN)
  const [opened, setOpened] = useState<OpenedPayment | null>(null)
  const [method, setMethod] = useState<Method | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const starts = useRef(0)

  const start = useCallback(
    async (chosen: Method) => {
      const run = ++starts.current
      setMethod(chosen)
      setOpened(null)
      storeInTab('pay_method', `${chosen.gateway}:${chosen.method}`)
      send({ type: 'start' })
      try {
        const [started, Form] = await openPayment({ orderNumber, chosen, hl })
        if (run !== starts.current) return
        if (!hasPayCode(started)) return send({ type: 'start_failed', phase: 'pay_code_missing' })
        if (!Form) return send({ type: 'form', message: { type: 'lost' } })
        setOpened({ ...started, Form, key: run })
        send({ type: 'started' })
      } catch (error) {
        if (run !== starts.current) return
        setProblem(error)
        send(startFailure(problemOf(error)))
      }
    },
    [orderNumber, hl],
  )

  const check = useCallback(async () => {
    const run = starts.current
    const late = () => run !== starts.current
    send({ type: 'check' })
    try {
      const { state, failureCode } = await call('pay.check', { body: { orderNumber } })
      send({ type: 'checked', state, failureCode, late: late() })
    } catch (error) {
      setProblem(error)
      send({ type: 'check_failed', phase: checkFailure(problemOf(error)), late: late() })
    }
  }, [orderNumber])

  const onMessage = useCallback(
    (message: FormMessage) => {
      send({ type: 'form', message })
      if (message.type === 'result' && !UNSETTLED.includes(message.status)) void check()
    },
    [check],
  )

  const drop = () => {
    starts.current += 1
    setMethod(null)
    setOpened(null)
    removeInTab('pay_method')
    send({ type: 'method_dropped' })
  }

  useSilentForm({
    phase: screen.phase,
    silentForMs: method && PROVIDER_FORMS[method.gateway].silentForMs,
    send,
    check,
  })

  const press = () => send({ type: 'pay_pressed' })
  return { screen, problem, opened, method, start, drop, check, onMessage, press }
}

type Opening = { orderNumber: string; chosen: Method; hl: Locale }

/** The payment as the server opened it, and the provider's form; null: its code did not load. */
const openPayment = ({ orderNumber, chosen: { gateway, method }, hl }: Opening) =>
  Promise.all([
    call('pay.start', { body: { orderNumber, gateway, method, hl } }),
    PROVIDER_FORMS[gateway].load().catch(() => null),
  ])

type Silent = {
  phase: (typeof FIRST_SCREEN)['phase']
  silentForMs: number | null | undefined
  send: (event: { type: 'form_timeout' }) => void
  check: () => Promise<void>
}

/** A form that says nothing: while it loads it is given up, after the press the server is asked. */
const useSilentForm = ({ phase, silentForMs, send, check }: Silent): void => {
  useEffect(() => {
    if (phase !== 'loading_form' && phase !== 'submitting') return
    const loading = phase === 'loading_form'
    const timer = setTimeout(
      () => (loading ? send({ type: 'form_timeout' }) : void check()),
      loading ? FORM_TIMEOUT_MS : (silentForMs ?? FORM_TIMEOUT_MS),
    )
    return () => clearTimeout(timer)
  }, [phase, silentForMs, send, check])
}

export type Payment = ReturnType<typeof usePayment>
