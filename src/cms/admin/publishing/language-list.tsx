'use client'

import { LOCALE_FACTS } from '@/domain/locale/locales'
import type { Completeness } from '../../publishing/read-completeness'
import { useWords } from '../words/use-words'
import styles from './publishing.module.css'

const STATES = ['public', 'added', 'removed', 'hidden'] as const

/** In which languages the document is public, and what publishing the form would change about it. */
export function LanguageList({ languages }: { languages: NonNullable<Completeness['languages']> }) {
  const words = useWords()
  return (
    <ul className={styles.languages} aria-label={words('languages.title')}>
      {STATES.flatMap((state) => {
        const found = languages.filter((language) => language.state === state)
        if (found.length === 0) return []
        const list = found.map(({ locale }) => LOCALE_FACTS[locale].name).join(' · ')
        return [
          <li key={state} className={styles[state]}>
            {words(`languages.${state}`, { list })}
          </li>,
        ]
      })}
    </ul>
  )
}
