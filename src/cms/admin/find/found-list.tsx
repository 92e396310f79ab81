'use client'

import { useTranslation } from '@payloadcms/ui'
import { nameOf } from '../words/name-of'
import { useWords } from '../words/use-words'
import styles from './find.module.css'
import type { Found } from './find-anything'

type Props = { id: string; found: Found[]; at: number | null; hrefOf: (found: Found) => string }

/** What was found, each with its kind. The field keeps the focus; `at` is where its keys are. */
export function FoundList({ id, found, at, hrefOf }: Props) {
  const words = useWords()
  const { language } = useTranslation().i18n
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words('find.found')} className={styles.list}>
      {found.map((each, index) => (
        <a
          key={`${each.collection} ${each.id}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          href={hrefOf(each)}
          className={styles.option}
        >
          <small>{nameOf({ section: 'singular', key: each.collection, language })}</small>
          <span>{each.title}</span>
          <small>{each.detail}</small>
        </a>
      ))}
    </div>
  )
}
