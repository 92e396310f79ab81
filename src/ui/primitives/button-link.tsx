import type { ComponentProps } from 'react'
import { Link } from '../navigation/link'
import { type ButtonLook, buttonClass } from './button-class'

type Props = ComponentProps<typeof Link> & ButtonLook

/** A link inside the site that looks like a button. Keeps language and tracking parameters. */
export function ButtonLink({ variant, size, wide, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, className })} />
}
