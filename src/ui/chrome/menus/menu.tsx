'use client'

import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'

type Props = { className?: string; children: ReactNode }

/** A fold that opens and closes without a script; the script closes it on Escape and when the focus leaves. */
export function Menu({ className, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = () => ref.current?.removeAttribute('open')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    close()
    ref.current.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <details ref={ref} className={className} onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
    </details>
  )
}
