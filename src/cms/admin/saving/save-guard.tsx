'use client'

import { toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useWords } from '../words/use-words'
import { ConflictPanel } from './conflict-panel'
import type { Saved, Told } from './guarded-fetch'
import styles from './saving.module.css'
import { useConflict } from './use-conflict'
import { useLanguageMenu } from './use-language-menu'
import { useOpenForm } from './use-open-form'
import { usePresence } from './use-presence'

/**
 * In every form of editors: who else is editing is said, its saves are watched, and what came of them is said where
 * something could be lost.
 */
export function SaveGuard() {
  const words = useWords()
  const { setModified } = useForm()
  const { docConfig } = useDocumentInfo()
  const kept = useKeptDraft()
  useLanguageMenu()
  // Payload takes what it has sent for saved, whatever the answer; in a moment it would hold nobody back from leaving.
  const stillUnsaved = () => void setTimeout(() => setModified(true), 0)
  const form = useOpenForm((told: Told) => {
    if (told.what === 'saved' || told.what === 'kept') over()
    else stillUnsaved()
    if (told.what === 'stale') meet(told)
    if (told.what === 'kept') kept(told.doc)
    if (told.what === 'notKept') toast.error(words('saving.notKept'))
  })
  const { conflict, phase, meet, over, takeTheirs, keepMine } = useConflict(form)
  const other = usePresence()
  return (
    <>
      <span role="status" className={styles.editing}>
        {other && words('saving.editing', { name: other })}
      </span>
      {conflict && (
        <ConflictPanel
          newer={conflict.newer}
          hasVersions={Boolean(docConfig && 'versions' in docConfig && docConfig.versions)}
          phase={phase}
          onTheirs={takeTheirs}
          onMine={keepMine}
        />
      )}
    </>
  )
}

/** Publishing was refused, and what was typed is a draft now: a new document has an address from here on. */
const useKeptDraft = () => {
  const words = useWords()
  const router = useRouter()
  const { code } = useLocale()
  const {
    id,
    collectionSlug,
    incrementVersionCount,
    setData,
    setLastUpdateTime,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
  return (doc: Saved) => {
    toast.info(words('saving.keptDraft'))
    if (id === undefined) return router.push(`/admin/collections/${collectionSlug}/${doc.id}?locale=${code}`)
    // Else Payload would take it for a colleague's and offer to load it.
    setData(doc)
    incrementVersionCount()
    setLastUpdateTime(new Date(doc.updatedAt).getTime())
    setUnpublishedVersionCount((count) => count + 1)
  }
}
