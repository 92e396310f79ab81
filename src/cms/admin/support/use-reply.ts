'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { hasGap, type StateAfterReply } from '@/domain/contact/reply'
import { staffCall } from '../staff-call'

const REFUSALS = ['repliedMeanwhile', 'writerGone', 'notFound'] as const
export type ReplyOutcome = 'sent' | 'gap' | 'failed' | (typeof REFUSALS)[number]

type Asked = {
  message: string
  /** How many replies stand above the text. */
  seen: number
  reload: () => Promise<unknown>
}

/** A reply as it is written and sent. The text goes only when it has arrived. */
export const useReply = ({ message, seen, reload }: Asked) => {
  const [text, write] = useState('')
  const [after, setAfter] = useState<StateAfterReply>('waiting')
  const [working, setWorking] = useState(false)
  const [outcome, setOutcome] = useState<ReplyOutcome | null>(null)
  const refreshForm = useFreshForm(message)
  const send = async (): Promise<void> => {
    if (working) return
    if (hasGap(text)) return setOutcome('gap')
    setWorking(true)
    setOutcome(null)
    const answer = await staffCall<object>('/support/reply', { message, text, state: after, seen })
    const sent = 'data' in answer
    if (sent) write('')
    await reload()
    setWorking(false)
    setOutcome(sent ? 'sent' : (REFUSALS.find((refusal) => refusal === answer.refusal) ?? 'failed'))
    if (sent) await refreshForm()
  }
  return { text, write, after, setAfter, working, outcome, send }
}

/** The form around the panel has read the message before: it would show and save where that stood then. */
const useFreshForm = (message: string) => {
  const { reset } = useForm()
  const { setData } = useDocumentInfo()
  return async (): Promise<void> => {
    try {
      const response = await fetch(`/api/contact-messages/${message}?depth=0`, { credentials: 'same-origin' })
      if (!response.ok) return
      const stored = (await response.json()) as Record<string, unknown>
      setData(stored)
      await reset(stored)
    } catch {
      // The reply is sent; the next load of the page shows it in the form, too.
    }
  }
}
