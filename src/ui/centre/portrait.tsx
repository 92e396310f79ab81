'use client'

import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { initialOf } from './initial-of'
import styles from './portrait.module.css'

type Props = {
  person: Parameters<typeof initialOf>[0] & { avatar: string | null }
  /** In pixels. */
  size: number
  /** Empty where words beside it say whose it is. */
  alt?: ComponentProps<'img'>['alt']
}

/** The picture of a person, or the first letter of the name. */
export function Portrait({ person, size, alt = '' }: Props) {
  const tag = useLocale()
  const measure = { width: size, height: size }
  if (person.avatar) {
    // biome-ignore lint/performance/noImgElement: a data address, there is nothing to optimize
    return <img src={person.avatar} alt={alt} {...measure} className={styles.portrait} />
  }
  return (
    <span aria-hidden="true" style={{ ...measure, fontSize: size * 0.42 }} className={styles.portrait}>
      {initialOf(person, tag)}
    </span>
  )
}
