'use client'

import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useEffect, useState } from 'react'
import type { Completeness } from '../../publishing/read-completeness'

export type Reading =
  | { phase: 'checking'; found: Completeness | null }
  | { phase: 'failed' }
  | { phase: 'done'; found: Completeness }

const PAUSE_MS = 600

/** What the form lacks as it stands: asked for at first, and whenever somebody pauses. */
export const useCompleteness = (): { reading: Reading; again: () => void } => {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [fields] = useAllFormFields()
  const [round, setRound] = useState(0)
  const [reading, setReading] = useState<Reading>({ phase: 'checking', found: null })
  const form = JSON.stringify(reduceFieldsToValues(fields, true))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    const stop = new AbortController()
    setReading((before) => ({ phase: 'checking', found: before.phase === 'failed' ? null : before.found }))
    const timer = setTimeout(async () => {
      const body = `{"collection":${JSON.stringify(collectionSlug)},"id":${JSON.stringify(id ?? null)},"locale":${JSON.stringify(code)},"form":${form}}`
      const found = await ask(body, stop.signal)
      if (!stop.signal.aborted) setReading(found ? { phase: 'done', found } : { phase: 'failed' })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [form, id, collectionSlug, code, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return { reading, again }
}

const ask = async (body: string, signal: AbortSignal): Promise<Completeness | null> => {
  try {
    const response = await fetch('/api/editing/completeness', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    })
    const { data } = (await response.json()) as { data?: Completeness }
    return data ?? null
  } catch {
    return null
  }
}
