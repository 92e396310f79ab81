'use client'

import { useEditDepth, useFormModified, useLocale } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { useOpenIn } from './use-open-in'

/**
 * Payload's menu of languages throws away what was typed: it is no link, which its form would hold back, and has no place
 * for a rule of ours. So a choice in it is taken before it arrives, while there is something to save.
 */
export const useLanguageMenu = (): void => {
  const { code } = useLocale()
  const modified = useFormModified()
  const openIn = useOpenIn()
  // The menu belongs to the page, not to a form in a drawer above it.
  const isPage = useEditDepth() <= 1
  const onClick = useEffectEvent((event: MouseEvent) => {
    const locale = chosenIn(event.target)
    if (!modified || !locale || locale === code) return
    event.preventDefault()
    event.stopPropagation()
    closeMenu(event.target as Element)
    void openIn({ locale })
  })
  useEffect(() => {
    if (!isPage) return
    const listener = (event: MouseEvent) => onClick(event)
    document.addEventListener('click', listener, true)
    return () => document.removeEventListener('click', listener, true)
  }, [isPage])
}

const chosenIn = (target: EventTarget | null): string | null => {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.querySelector<HTMLElement>('.localizer__locale-code[data-locale]')?.dataset.locale ?? null
}

const closeMenu = (within: Element): void => {
  within.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}
