'use client'

import type { ReactNode, RefObject } from 'react'
import { foldAddress } from '@/domain/address'
import { Button } from '@/ui/primitives/button'
import styles from '../account.module.css'
import { trimmedOf } from '../fields/form-values'

type Props = {
  form: RefObject<HTMLFormElement | null>
  onPress: (email: string) => void
  children: ReactNode
}

/** Leads to the other way to sign in; the address that was written goes along. */
export function OtherWay({ form, onPress, children }: Props) {
  return (
    <Button
      variant="quiet"
      className={styles.asButton}
      onClick={() => onPress(form.current ? foldAddress(trimmedOf(new FormData(form.current), 'email')) : '')}
    >
      {children}
    </Button>
  )
}
