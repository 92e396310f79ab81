'use client'

import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { LOCALE_FACTS, LOCALES, type Locale } from '@/domain/locale/locales'
import { useBrowserValue } from '../browser/browser-value'
import styles from './language-menu.module.css'

type Props = {
  locale: Locale
  label: string
  /** Of the document that the page shows: its address without a script (docs/decisions/0046). */
  id?: string
}

/**
 * The nine languages, each a link to this very address in it. A full navigation: the language is part of the root
 * layout. Opens and closes without a script; the script closes it on Escape and when the focus leaves.
 */
export function LanguageMenu({ locale, label, id }: Props) {
  const ref = useRef<HTMLDetailsElement>(null)
  const search = useBrowserValue(() => window.location.search, id ? `?id=${id}` : '')
  const close = () => ref.current?.removeAttribute('open')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !ref.current?.open) return
    close()
    ref.current.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <details ref={ref} className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={styles.button} aria-label={`${label}: ${LOCALE_FACTS[locale].name}`}>
        <svg viewBox="0 0 18 18" className={styles.globe} aria-hidden="true" focusable="false">
          <g fill="none" stroke="currentColor" strokeWidth="1.25">
            <circle cx="9" cy="9" r="7.25" />
            <ellipse cx="9" cy="9" rx="3.1" ry="7.25" />
            <path d="M1.75 9h14.5" />
          </g>
        </svg>
        <span>{LOCALE_FACTS[locale].name}</span>
        <svg viewBox="0 0 10 10" className={styles.chevron} aria-hidden="true" focusable="false">
          <path d="m1.5 3.25 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <ul className={styles.list}>
        {LOCALES.map((each) => (
          <li key={each}>
            <a
              href={sameAddress(search, each)}
              hrefLang={LOCALE_FACTS[each].tag}
              lang={LOCALE_FACTS[each].tag}
              aria-current={each === locale ? 'true' : undefined}
              className={styles.item}
            >
              {LOCALE_FACTS[each].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const sameAddress = (search: string, locale: Locale): string => {
  const query = new URLSearchParams(search)
  query.set('hl', locale)
  return `?${query}`
}
