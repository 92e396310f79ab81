'use client'

import { useState } from 'react'
import { staffCall } from '../staff-call'
import type { ShownMoney } from './use-order-money'

export type RefundAsked = { all: boolean; text: string; note: string }
const REFUSALS = ['refundTooLarge', 'refundUpgradeFirst', 'refundOverLimit', 'nothingToRefund'] as const
type Outcome = 'done' | (typeof REFUSALS)[number] | 'failed'

/** The two steps of a refund. Its key is made with the first: however often the second is clicked, it is one refund. */
export const useRefund = ({ orderId, onDone }: { orderId: string; onDone: () => void }) => {
  const [key, setKey] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (asked: { amount: number | 'all'; note: string }): Promise<void> => {
    if (working || key === null) return
    setWorking(true)
    const answer = await staffCall<ShownMoney>(`/orders/${orderId}/refund`, { ...asked, key })
    setWorking(false)
    setOutcome('data' in answer ? 'done' : outcomeOf(answer.refusal))
    // What nobody answered may have been stored: the same key asks again.
    if ('data' in answer || answer.refusal !== 'failed') setKey(null)
    onDone()
  }
  return {
    confirming: key !== null,
    working,
    outcome,
    confirm: () => {
      setOutcome(null)
      setKey(newKey())
    },
    back: () => setKey(null),
    send,
  }
}

const outcomeOf = (refusal: string): Outcome => REFUSALS.find((known) => known === refusal) ?? 'failed'

// Not randomUUID: an admin served over plain http on a local network has none.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
