import styles from './button.module.css'
import { classes } from './classes'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'normal' | 'large'
  /** As wide as its container. */
  wide?: boolean
  className?: string
}

/** The look of a button, for elements that are not one (a summary, a label). */
export const buttonClass = ({
  variant = 'primary',
  size = 'normal',
  wide = false,
  className,
}: ButtonLook): string =>
  classes(styles.button, styles[variant], size !== 'normal' && styles[size], wide && styles.wide, className)
