'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../words/use-words'
import styles from './find.module.css'
import { FindBox } from './find-box'
import { FIND_ON_START } from './find-on-start'

/** Ctrl-K or `/` finds anything from every page: in the field of the start page, elsewhere in a dialog. */
export function FindKeys({ children }: { children: ReactNode }) {
  const words = useWords()
  const { user } = useAuth()
  const isSignedIn = Boolean(user)
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!isSignedIn) return
    const press = (event: KeyboardEvent) => {
      if (!isCall(event)) return
      event.preventDefault()
      const field = document.getElementById(FIND_ON_START)
      if (field) return field.focus()
      setOpen(true)
      dialog.current?.showModal()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isSignedIn])
  if (!isSignedIn) return children
  return (
    <>
      {children}
      <dialog
        ref={dialog}
        aria-label={words('find.label')}
        className={styles.dialog}
        onClose={() => setOpen(false)}
      >
        {open && <FindBox autoFocus />}
        <form method="dialog">
          <button type="submit" className={styles.close}>
            {words('find.close')}
          </button>
        </form>
      </dialog>
    </>
  )
}

/** `/` is a sign like others wherever something is typed. */
const isCall = (event: KeyboardEvent): boolean => {
  if (event.isComposing) return false
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)
    return event.key.toLowerCase() === 'k' && !isRichText(event.target)
  return event.key === '/' && !event.altKey && !isTyping(event.target)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** There Ctrl-K makes a link. */
const isRichText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.isContentEditable
