'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useRef, useState } from 'react'
import { LONGEST_SEARCH } from '@/domain/centre/content'
import { localeOfTag } from '@/domain/locale/locales'
import { carryQuery } from '@/domain/routing/tracking'
import { Button } from '@/ui/primitives/button'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import { ClearIcon, SearchIcon } from './list-icons'
import styles from './search-box.module.css'
import { keywordOf, type SearchQuery, searchHref } from './search-query'

type Props = {
  /** Of the list, without a query. */
  path: string
  query: SearchQuery
  /** What is looked for in: "Search articles". */
  label: string
}

/** Looks for words in a list; the words stand in the address. */
export function SearchBox({ path, query, label }: Props) {
  const t = useTranslations('centre.list')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { text, setText } = useWritten(query.keyword)
  const go = useSearch(path, query)
  const search = (event: FormEvent) => {
    event.preventDefault()
    go(keywordOf(text))
  }
  const clear = () => {
    setText('')
    go('')
    input.current?.focus()
  }
  return (
    <search>
      <form onSubmit={search} className={styles.form}>
        <div className={styles.box}>
          <VisuallyHidden>
            <label htmlFor={id}>{label}</label>
          </VisuallyHidden>
          <SearchIcon className={styles.icon} />
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={LONGEST_SEARCH}
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.input}
          />
          {text !== '' && (
            <button type="button" aria-label={t('clear')} onClick={clear} className={styles.clear}>
              <ClearIcon />
            </button>
          )}
        </div>
        <Button type="submit" variant="secondary" className={styles.submit}>
          {t('search')}
        </Button>
      </form>
    </search>
  )
}

/** What is written follows the address, which Back changes, too. */
const useWritten = (keyword: string) => {
  const [of, setOf] = useState(keyword)
  const [text, setText] = useState(keyword)
  if (of !== keyword) {
    setOf(keyword)
    setText(keyword)
  }
  return { text, setText }
}

const useSearch = (path: string, query: SearchQuery) => {
  const router = useRouter()
  const hl = localeOfTag(useLocale())
  return (keyword: string): void => {
    if (keyword === query.keyword) return
    const href = searchHref(path, { ...query, keyword, page: 1 })
    router.push(carryQuery({ href, search: window.location.search, hl }), { scroll: false })
  }
}
