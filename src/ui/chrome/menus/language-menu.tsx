'use client'

import { LOCALE_FACTS, LOCALES, type Locale } from '@/domain/locale/locales'
import { useBrowserValue } from '../../browser/browser-value'
import styles from './language-menu.module.css'
import { Menu } from './menu'

type Props = {
  locale: Locale
  label: string
  /** Of the document that the page shows: its address without a script (docs/decisions/0046). */
  id?: string
}

/**
 * The nine languages, each a link to this very address in it. A full navigation: the language is part of the root
 * layout.
 */
export function LanguageMenu({ locale, label, id }: Props) {
  const search = useBrowserValue(() => window.location.search, id ? `?id=${id}` : '')
  return (
    <Menu className={styles.menu}>
      <summary className={styles.button} aria-label={`${label}: ${LOCALE_FACTS[locale].name}`}>
        <svg viewBox="0 0 18 18" className={styles.globe} aria-hidden="true" focusable="false">
          <g fill="none" stroke="currentColor" strokeWidth="1.25">
            <circle cx="9" cy="9" r="7.25" />
            <ellipse cx="9" cy="9" rx="3.1" ry="7.25" />
            <path d="M1.75 9h14.5" />
          </g>
        </svg>
        <span className={styles.name}>{LOCALE_FACTS[locale].name}</span>
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
    </Menu>
  )
}

const sameAddress = (search: string, locale: Locale): string => {
  const query = new URLSearchParams(search)
  query.set('hl', locale)
  return `?${query}`
}
