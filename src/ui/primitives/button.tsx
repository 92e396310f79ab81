import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class'
import { Ring } from './ring'

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** What is being done, in words. The button keeps its focus and does nothing until it is done. */
    busy?: string | false | null
  }

/** A button. `type` is "button" unless said otherwise. */
export function Button({ variant, size, wide, busy, className, children, type = 'button', ...rest }: Props) {
  const waiting = busy ? { 'aria-disabled': true, 'aria-busy': true, onClick: swallow } : {}
  return (
    <button {...rest} {...waiting} type={type} className={buttonClass({ variant, size, wide, className })}>
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

const swallow = (event: MouseEvent) => event.preventDefault()
