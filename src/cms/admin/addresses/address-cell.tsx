'use client'

export function AddressCell() {
  return null
}
