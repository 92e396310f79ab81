'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '../staff-call'
import { useWords } from '../words/use-words'

type Outcome = 'resolved' | 'remains' | 'silent' | 'failed'

/** Tries what helps, or keeps a note; the page is read again, so that it shows what came of it. */
export const useRepair = (id: string) => {
  const words = useWords()
  const router = useRouter()
  const [working, setWorking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async (note?: string): Promise<void> => {
    if (working) return
    setWorking(true)
    const answer = await staffCall<{ resolved: boolean }>(`/anomalies/${id}/repair`, note ? { note } : {})
    setWorking(false)
    setOutcome('data' in answer ? (answer.data.resolved ? 'resolved' : 'remains') : outcomeOf(answer.refusal))
    if (!('data' in answer)) return
    // What is resolved leaves the list, and what is said beside it with it.
    if (answer.data.resolved) toast.success(words('anomalies.resolved'))
    router.refresh()
  }
  return { working, outcome, send }
}

const outcomeOf = (refusal: string): Outcome => (refusal === 'paymentUnavailable' ? 'silent' : 'failed')
