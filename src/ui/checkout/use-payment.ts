'use client'

import { useLocale } from 'next-intl'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { CallData } from '@/domain/api/schemas'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'
import { problemOf } from '../api/problem-of'
import { keep } from '../chrome/kept'
import type { FrameMessage } from './card-frame'
import { FIRST_SCREEN, nextPayment, type PaymentEvent } from './payment-machine'

export type Method = CallData<'payment.list'>[number]
export type OpenForm = { formUrl: string; formOrigin: string; key: number }

const FORM_TIMEOUT_MS = 20_000
/** Longer than the form's own 30 s, after which it tells us; only a form that died stays silent. */
const SILENCE_MS = 45_000

/** The payment of one order: opens it, follows the form, and asks the server for every outcome. */
export const usePayment = (orderNumber: string) => {
  const hl = localeOfTag(useLocale())
  const [screen, send] = useReducer(nextPayment, FIRST_SCREEN)
  const [form, setForm] = useState<OpenForm | null>(null)
  const [method, setMethod] = useState<Method | null>(null)
  const starts = useRef(0)

  const start = useCallback(
    async (chosen: Method) => {
      const run = ++starts.current
      setMethod(chosen)
      setForm(null)
      keep('pay_method', `${chosen.gateway}:${chosen.method}`)
      send({ type: 'start' })
      const { gateway, method: kind } = chosen
      try {
        const { payCode, form: opened } = await call('pay.start', {
          body: { orderNumber, gateway, method: kind, hl },
        })
        if (run !== starts.current) return
        if (!payCode || !opened) return send({ type: 'start_failed', phase: 'pay_code_missing' })
        setForm({ formUrl: opened.url, formOrigin: opened.origin, key: run })
        send({ type: 'started' })
      } catch (error) {
        if (run === starts.current) send(startFailure(error))
      }
    },
    [orderNumber, hl],
  )

  const check = useCallback(async () => {
    send({ type: 'check' })
    try {
      const { state, failureCode } = await call('pay.check', { body: { orderNumber } })
      send({ type: 'checked', state, failureCode })
    } catch {
      send({ type: 'check_failed' })
    }
  }, [orderNumber])

  const onMessage = useCallback(
    (message: FrameMessage) => {
      send({ type: 'frame', message })
      const settled = message.type === 'result' && !['requires_action', 'invalid'].includes(message.status)
      if (settled) void check()
    },
    [check],
  )

  const { phase } = screen
  useEffect(() => {
    if (phase !== 'loading_form' && phase !== 'submitting') return
    const loading = phase === 'loading_form'
    const timer = setTimeout(
      () => (loading ? send({ type: 'form_timeout' }) : void check()),
      loading ? FORM_TIMEOUT_MS : SILENCE_MS,
    )
    return () => clearTimeout(timer)
  }, [phase, check])

  return { screen, form, method, start, check, onMessage, press: () => send({ type: 'pay_pressed' }) }
}

export type Payment = ReturnType<typeof usePayment>

const startFailure = (error: unknown): PaymentEvent => {
  const problem = problemOf(error)
  if (problem === 'orderPaid') return { type: 'checked', state: 'paid', failureCode: null }
  if (problem === 'alreadyOwned') return { type: 'start_failed', phase: 'owned' }
  const phase =
    problem === 'orderExpired' || problem === 'gone'
      ? 'session_expired'
      : problem === 'network'
        ? 'start_offline'
        : problem === 'methodUnavailable'
          ? 'pay_code_missing'
          : 'unavailable'
  return { type: 'start_failed', phase }
}
