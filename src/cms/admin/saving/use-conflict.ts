'use client'

import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { type RefObject, useState } from 'react'
import type { NewerVersion } from '@/domain/publishing/loaded-version'
import { type OpenForm, saveMethod } from './guarded-fetch'
import { saveAddress } from './save-address'

export type Conflict = { newer: NewerVersion; publishing: boolean; only: string | null }
type Phase = 'open' | 'working' | 'failed'

/** The two ways out when somebody else has saved meanwhile. */
export const useConflict = (form: RefObject<OpenForm | null>) => {
  const { setData, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { submit, reset } = useForm()
  const { code: locale } = useLocale()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [phase, setPhase] = useState<Phase>('open')
  const over = () => {
    setConflict(null)
    setPhase('open')
  }
  const takeTheirs = async () => {
    const open = form.current
    if (!open?.id) return
    setPhase('working')
    try {
      const response = await fetch(saveAddress({ ...open, locale, draft: open.hasDrafts }))
      if (!response.ok) return setPhase('failed')
      const doc = (await response.json()) as { updatedAt: string; _status?: string }
      await reset(doc)
      open.version = doc.updatedAt
      setData(doc)
      setUnpublishedVersionCount((count) => (doc._status === 'draft' ? Math.max(count, 1) : 0))
      over()
    } catch {
      setPhase('failed')
    }
  }
  const keepMine = async () => {
    const open = form.current
    if (!open || !conflict) return
    const { newer, publishing, only } = conflict
    setPhase('working')
    open.version = newer.at
    const draft = open.hasDrafts && !publishing
    // No autosave: that would write over the other version in the list of versions.
    const result = await submit({
      action: saveAddress({ ...open, locale, draft, only }),
      method: saveMethod(open),
      overrides: open.hasDrafts ? { _status: draft ? 'draft' : 'published' } : {},
      skipValidation: true,
    })
    if (!result) return setPhase('failed')
    if (open.hasDrafts) {
      setMostRecentVersionIsAutosaved(false)
      setUnpublishedVersionCount((count) => (draft ? count + 1 : 0))
      if (!draft) setHasPublishedDoc(true)
    }
    over()
  }
  const meet = (met: Conflict) => {
    setConflict(met)
    setPhase('open')
  }
  return { conflict, phase, meet, over, takeTheirs, keepMine }
}
