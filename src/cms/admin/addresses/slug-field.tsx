'use client'

export function SlugField() {
  return null
}
