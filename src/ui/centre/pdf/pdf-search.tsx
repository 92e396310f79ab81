'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { Button } from '@/ui/primitives/button'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import { SearchIcon } from '../list/list-icons'
import styles from './pdf.module.css'
import { DownIcon, UpIcon } from './pdf-icons'
import { Tool } from './pdf-toolbar'
import type { usePdfSearch } from './use-pdf-search'

const LONGEST = 80

type Props = { search: ReturnType<typeof usePdfSearch>; field: RefObject<HTMLInputElement | null> }

/** A field that looks for words in the document. Enter finds the next, with Shift the one before. */
export function PdfSearch({ search, field }: Props) {
  const t = useTranslations('courses.pdf')
  const id = useId()
  const [words, setWords] = useState('')
  const { found, busy, look, step } = search
  const hits = found?.hits.length ?? 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void look(words)
  }
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.shiftKey) return
    event.preventDefault()
    step(-1)
  }
  const write = (text: string) => {
    setWords(text)
    search.forget()
  }
  return (
    <search className={styles.search}>
      <form onSubmit={submit} className={styles.form}>
        <VisuallyHidden>
          <label htmlFor={id}>{t('search')}</label>
        </VisuallyHidden>
        <div className={styles.box}>
          <SearchIcon className={styles.glass} />
          <input
            ref={field}
            id={id}
            type="search"
            value={words}
            placeholder={t('search')}
            maxLength={LONGEST}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => write(event.target.value)}
            onKeyDown={back}
            className={styles.words}
          />
        </div>
        <Button type="submit" variant="secondary" size="small">
          {t('searchButton')}
        </Button>
      </form>
      <div className={styles.group}>
        <p role="status" className={styles.position}>
          {busy && t('searching')}
          {!busy && found && (hits > 0 ? t('hits', { hit: found.at + 1, hits }) : t('noHits'))}
        </p>
        {hits > 1 && (
          <>
            <Tool name={t('previousHit')} press={() => step(-1)}>
              <UpIcon />
            </Tool>
            <Tool name={t('nextHit')} press={() => step(1)}>
              <DownIcon />
            </Tool>
          </>
        )}
      </div>
    </search>
  )
}
