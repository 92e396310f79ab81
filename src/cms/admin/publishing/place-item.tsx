'use client'

import { useLocale } from '@payloadcms/ui'
import { LOCALE_FACTS, type Locale } from '@/domain/locale/locales'
import type { PlaceInWords } from '../../publishing/describe-gaps'
import { useWords } from '../words/use-words'
import styles from './publishing.module.css'

type Props = { place: PlaceInWords; onGo: (to: { path: string; locale?: string }) => void }

/** One place of the form: it leads to the field, its locales open the form in that language at the field. */
export function PlaceItem({ place, onGo }: Props) {
  const words = useWords()
  const { code } = useLocale()
  const { path, where, sentence, locales } = place
  return (
    <li className={styles.gap}>
      {path !== '' && (
        <button type="button" className={styles.where} onClick={() => onGo({ path })}>
          {where.join(' › ')}
        </button>
      )}
      <span>{sentence}</span>
      {locales.some((locale) => locale !== code) && (
        <span className={styles.locales}>
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              className={styles.locale}
              aria-label={words('publishing.openIn', { language: LOCALE_FACTS[locale as Locale].name })}
              onClick={() => onGo({ path, locale })}
            >
              {locale}
            </button>
          ))}
        </span>
      )}
    </li>
  )
}
