import type { ComponentProps } from 'react'
import { LONGEST_ADDRESS } from '@/domain/address'
import { TextField } from './text-field'

/**
 * An email address, as every form asks for it: the keyboard has an at sign and corrects nothing. What is written is folded
 * (domain/address.ts) before it is checked and sent.
 */
export function AddressField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'name' | 'maxLength'>) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      name="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST_ADDRESS}
    />
  )
}
