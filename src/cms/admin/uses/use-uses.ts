'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Uses } from '../../publishing/read-uses'
import { staffCall } from '../staff-call'

type Of = {
  kind: string | undefined
  id: string | number | undefined
  /** When the document was stored last: what needs it may be another then. */
  savedAt: unknown
}

/** Who needs a document; undefined while it is asked, null when nobody could say. */
export const useUses = ({ kind, id, savedAt }: Of): { found: Uses | null | undefined; again: () => void } => {
  const [found, setFound] = useState<Uses | null>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again, and so does each save
  useEffect(() => {
    if (!kind || id === undefined) return
    let current = true
    staffCall<Uses>('/uses', { kind, id }).then((answer) => {
      if (current) setFound('data' in answer ? answer.data : null)
    })
    return () => {
      current = false
    }
  }, [kind, id, savedAt, round])
  return { found, again: useCallback(() => setRound((before) => before + 1), []) }
}
