'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** Buttons, equal in size. */
  actions: ReactNode
  /** Escape was pressed. */
  onClose: () => void
}

/** A modal question. The browser keeps the focus in it and gives it back. */
export function Dialog({ open, title, children, actions, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      // Of a list the focus begins where one is, not at its first.
      dialog.querySelector<HTMLElement>('[aria-current]')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog ref={ref} aria-labelledby={id} className={styles.dialog} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  )
}
