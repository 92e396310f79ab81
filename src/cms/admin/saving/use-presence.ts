'use client'

import { useAuth, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { endPresence, keepPresence } from './keep-presence'
import { useFormPlace } from './use-form-place'

const BEAT_MS = 20_000

/**
 * Who else is editing this document, looked up again and again while the form is open. From the first change on others are
 * told the same of this person, for as long as the form stays open: Payload's own lock ends with each save, so that it is
 * never there on a page that saves itself.
 */
export const usePresence = (): string | null => {
  const { collection, id } = useFormPlace()
  const { user } = useAuth()
  const modified = useFormModified()
  const [other, setOther] = useState<string | null>(null)
  const isEditing = useRef(false)
  const me = user ? String(user.id) : null
  useEffect(() => {
    if (modified) isEditing.current = true
  }, [modified])
  useEffect(() => {
    if (id === null || !collection || !me) return
    const place = { collection, id }
    let own: string | null = null
    let isOpen = true
    const beat = async () => {
      const found = await keepPresence({ place, me, isEditing: isEditing.current, now: Date.now() }).catch(
        () => null,
      )
      if (!found || !isOpen) return
      own = found.own
      setOther(found.other)
    }
    const leave = () => {
      if (own && isEditing.current) endPresence(own)
      own = null
    }
    void beat()
    const timer = setInterval(beat, BEAT_MS)
    window.addEventListener('pagehide', leave)
    return () => {
      isOpen = false
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [collection, id, me])
  return other
}
