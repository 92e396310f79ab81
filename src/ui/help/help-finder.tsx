'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { HELP_CATEGORIES, LONGEST_SEARCH } from '@/domain/centre/content'
import { indexOf } from '@/domain/centre/search'
import { pathTo } from '@/domain/routing/path-to'
import { useBrowserValue } from '../browser/browser-value'
import type { ScreenPlace } from '../navigation/screen-place'
import { Button } from '../primitives/button'
import { ButtonLink } from '../primitives/button-link'
import { TextField } from '../primitives/text-field'
import { findEntries, type HelpEntry } from './find-entries'
import styles from './help.module.css'
import { QuestionLinks } from './question-links'

type Props = { place: ScreenPlace; entries: readonly HelpEntry[] }

/** All questions by category; what is typed leaves those that answer it. Without a script all of them stay. */
export function HelpFinder({ place, entries }: Props) {
  const { query, type, keep } = useQuery()
  const t = useTranslations('help')
  const box = useRef<HTMLInputElement>(null)
  const index = useMemo(() => entries.map(indexOf), [entries])
  const found = findEntries({ entries, index, query })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep()
  }
  const showAll = () => {
    type('')
    box.current?.focus()
  }
  return (
    <>
      <search>
        <form onSubmit={submit}>
          <TextField
            ref={box}
            type="search"
            name="q"
            label={t('search')}
            value={query}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => type(target.value)}
            onBlur={keep}
          />
          <div aria-live="polite">
            {found && found.length > 0 && (
              <p className={styles.count}>{t('found', { count: found.length })}</p>
            )}
            {found?.length === 0 && <p className={styles.count}>{t('nothing', { query: query.trim() })}</p>}
          </div>
        </form>
      </search>
      {found?.length === 0 && (
        <div className={styles.actions}>
          <ButtonLink href={pathTo({ route: 'support', ...place })}>{t('write')}</ButtonLink>
          <Button variant="secondary" onClick={showAll}>
            {t('showAll')}
          </Button>
        </div>
      )}
      {found && found.length > 0 && (
        <QuestionLinks place={place} entries={found} about={({ category }) => t(`categories.${category}`)} />
      )}
      {!found && <AllQuestions place={place} entries={entries} />}
    </>
  )
}

function AllQuestions({ place, entries }: Props) {
  const t = useTranslations('help.categories')
  return HELP_CATEGORIES.map((category) => {
    const own = entries.filter((entry) => entry.category === category)
    if (own.length === 0) return null
    return (
      <section key={category} aria-labelledby={`help-${category}`} className={styles.section}>
        <h2 id={`help-${category}`} className={styles.title}>
          {t(category)}
        </h2>
        <QuestionLinks place={place} entries={own} />
      </section>
    )
  })
}

/** What is looked for. It is put into the address when the field is left, so that Back finds it again. */
const useQuery = () => {
  const inAddress = useBrowserValue(() => new URLSearchParams(window.location.search).get('q') ?? '', '')
  const [typed, setTyped] = useState<string | null>(null)
  const query = typed ?? inAddress.slice(0, LONGEST_SEARCH)
  const type = (value: string) => {
    setTyped(value)
    if (value === '') write('')
  }
  return { query, type, keep: () => typed !== null && write(typed) }
}

const write = (query: string) => {
  const url = new URL(window.location.href)
  if (query.trim()) url.searchParams.set('q', query.trim())
  else url.searchParams.delete('q')
  if (url.href !== window.location.href) window.history.replaceState(null, '', url)
}
