'use client'

import { useCallback, useEffect, useState } from 'react'
import type { QueuedSecret, SecretDecision } from '@/domain/tree-hole/queue'
import { staffCall } from '../staff-call'

type Queue = { items: QueuedSecret[]; total: number }
export type QueueOutcome = { decision: SecretDecision; decided: number } | 'failed'

/** The secrets that wait, and what is decided about them. After each decision the next ones are read. */
export const useSecretQueue = () => {
  const [queue, setQueue] = useState<Queue | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const [working, setWorking] = useState(false)
  const [outcome, setOutcome] = useState<QueueOutcome | null>(null)
  const reload = useCallback(async () => {
    const answer = await staffCall<Queue>('/secrets/queue')
    setUnreadable(!('data' in answer))
    if ('data' in answer) setQueue(answer.data)
  }, [])
  useEffect(() => {
    void reload()
  }, [reload])
  const decide = async (ids: string[], decision: SecretDecision): Promise<boolean> => {
    if (working) return false
    setWorking(true)
    const answer = await staffCall<{ decided: number }>('/secrets/decide', { ids, decision })
    setOutcome('data' in answer ? { decision, decided: answer.data.decided } : 'failed')
    await reload()
    setWorking(false)
    return 'data' in answer
  }
  return { queue, unreadable, working, outcome, decide, reload }
}
