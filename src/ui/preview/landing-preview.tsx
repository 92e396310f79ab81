'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { LandingData } from '@/domain/catalog/landing'
import type { Locale } from '@/domain/locale/locales'
import type { Shop } from '../chrome/site-page'
import { Landing } from '../landing/landing'
import { useLiveForm } from './use-live-form'

export type LandingDraft = {
  place: { locale: Locale; code: string; examId: number }
  shop: Shop
  landing: LandingData
}
type Props = {
  collection: 'landing-pages' | 'landing-themes'
  id: string | null
  locale: Locale
  landing: LandingDraft | null
}

const PAUSE_MS = 120

/** The landing page that the form beside it describes, drawn by the page's own renderers. */
export function LandingPreview({ landing, ...what }: Props) {
  const [draft, setDraft] = useState(landing)
  const follow = useFollow(what, setDraft)
  useLiveForm(follow)
  if (!draft) return null
  return (
    // Its links lead nowhere.
    <div onClickCapture={stay}>
      <Landing {...draft} preview />
    </div>
  )
}

/** Asks for the page again after a pause in typing; an answer that was overtaken is dropped. */
const useFollow = (what: Omit<Props, 'landing'>, show: (draft: LandingDraft) => void) => {
  const round = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (form: Record<string, unknown>) => {
    clearTimeout(timer.current)
    round.current += 1
    const own = round.current
    timer.current = setTimeout(async () => {
      const draft = await ask({ ...what, form })
      if (draft && own === round.current) show(draft)
    }, PAUSE_MS)
  }
}

/** null when there is no page yet, or no answer; what is shown then stays. */
const ask = async (body: object): Promise<LandingDraft | null> => {
  try {
    const response = await fetch('/api/editing/preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data } = (await response.json()) as { data?: LandingDraft | null }
    return data ?? null
  } catch {
    return null
  }
}

const stay = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
