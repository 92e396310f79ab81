import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classes } from './classes'

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li'
  tone?: 'raised' | 'tinted' | 'flat'
}

/** Only for things that are really separate. */
export function Card({ as: Tag = 'div', tone = 'raised', className, ...rest }: Props) {
  return (
    <Tag
      {...(rest as object)}
      className={classes(styles.card, tone !== 'raised' && styles[tone], className)}
    />
  )
}
