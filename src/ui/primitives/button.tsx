'use client'

import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { Ring } from './ring'
import { createTapGuard } from './tap-guard'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** What is being done, in words. The button keeps its focus and does nothing until it is done. */
    busy?: string | false | null
  }

/** One for all buttons: a tap on another one is never the second of a double tap. */
const accepts = createTapGuard(() => performance.now())

/** A button. `type` is "button" unless said otherwise. A double tap on it acts once (docs/decisions/0029). */
export function Button({
  variant,
  size,
  wide,
  busy,
  className,
  children,
  type = 'button',
  onClick,
  onFocus,
  ...rest
}: Props) {
  const waiting = busy ? { 'aria-disabled': true, 'aria-busy': true } : {}
  return (
    <button
      {...rest}
      {...waiting}
      type={type}
      className={buttonClass({ variant, size, wide, className })}
      // Who comes back to it from somewhere else, as from a field that was wrong, means it.
      onFocus={(event) => {
        accepts(null)
        onFocus?.(event)
      }}
      onClick={(event) => {
        if (busy || !accepts(event.currentTarget)) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? (
        <>
          <Ring />
          <span role="status">{busy}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
