'use client'

export function AddressCard() {
  return null
}
