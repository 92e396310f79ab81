'use client'

import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { Ring } from './ring'
import { createTapGuard } from './tap-guard'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** What is being done, in words. The button keeps its focus and does nothing until it is done. */
    busy?: string | false | null
    /** For buttons of which the next takes the place of the last: by one name, two taps on two of them are a double tap. */
    tapName?: string
  }

const FIELDS = 'input,select,textarea'

/** One for all buttons: a tap on another one is never the second of a double tap. */
const accepts = createTapGuard(() => performance.now())

/** A button. `type` is "button" unless said otherwise. A double tap on it acts once (docs/decisions/0029). */
export function Button({
  variant,
  size,
  wide,
  busy,
  tapName,
  className,
  children,
  type = 'button',
  onClick,
  onFocus,
  ...rest
}: Props) {
  // Meanwhile no tap counts anyway, and whoever strikes it again once that is over means it.
  if (busy) accepts(null)
  const waiting = busy ? { 'aria-disabled': true, 'aria-busy': true } : {}
  return (
    <button
      {...rest}
      {...waiting}
      type={type}
      className={buttonClass({ variant, size, wide, className })}
      // Who comes back to it from a field, as from one that was wrong, means it.
      onFocus={(event) => {
        if (event.relatedTarget?.matches(FIELDS)) accepts(null)
        onFocus?.(event)
      }}
      onClick={(event) => {
        // Keys, and Enter in a field, have no `detail`: nobody strikes one twice by mistake.
        const counts = event.detail === 0 || accepts(tapName ?? event.currentTarget)
        if (busy || !counts) event.preventDefault()
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
