'use client'

import { useState } from 'react'
import useSWR from 'swr'
import type { Currency } from '@/domain/money/currencies'
import type { PlanTerms } from '@/domain/subscriptions/terms'
import { staffCall } from '../staff-call'

type Dated = { at: string; day: string }

/** What services/subscriptions/read-plan-record.ts tells. */
export type PlanRecord = {
  number: string
  status: string
  terms: PlanTerms
  zone: string
  clock: string
  mayAdvance: boolean
  mayCancel: boolean
  /** Hundredths; null: no other price can be asked for now. */
  asksPrice: { now: number; day: string; asked: number | null } | null
  schedule: {
    currency: Currency
    charges: (Dated & { n: number; amount: number })[]
    reminders: Dated[]
    trialEnd: (Dated & { converts: boolean }) | null
    end: (Dated & { reason: string }) | null
  }
  events: { kind: string; at: string; by: string; detail: unknown }[]
  orders: {
    id: string
    number: string
    charge: number
    total: number
    currency: Currency
    status: string
    at: string
  }[]
}

/** The record of a subscription, and what staff can do about it. */
export const usePlanRecord = (id: string | number | undefined) => {
  const { data, error, isValidating, mutate } = useSWR<PlanRecord, Error>(
    id ? `/subscriptions/${id}/record` : null,
    async (path: string) => {
      const answer = await staffCall<PlanRecord>(path)
      if ('refusal' in answer) throw new Error(answer.refusal)
      return answer.data
    },
    { shouldRetryOnError: false },
  )
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)
  const send = async (deed: 'cancel' | 'advance' | 'price', body: object): Promise<boolean> => {
    setWorking(true)
    const answer = await staffCall<PlanRecord>(`/subscriptions/${id}/${deed}`, body)
    setWorking(false)
    setFailed('refusal' in answer)
    if ('refusal' in answer) return false
    await mutate(answer.data, { revalidate: false })
    return true
  }
  return {
    record: data,
    unreadable: Boolean(error),
    busy: isValidating,
    reload: () => void mutate(),
    working,
    failed,
    send,
  }
}
