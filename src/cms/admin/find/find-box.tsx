'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { type KeyboardEvent, useId, useState } from 'react'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import styles from './find.module.css'
import type { Found } from './find-anything'
import { FoundList } from './found-list'
import { useFind } from './use-find'

/** A field that finds an order, a person, a page or a code, and the list of what it found; by keyboard too. */
export function FindBox({ inputId, autoFocus = false }: { inputId?: string; autoFocus?: boolean }) {
  const words = useWords()
  const own = useId()
  const id = inputId ?? own
  const [text, setText] = useState('')
  const { found, failed, busy, again } = useFind(text)
  const hrefOf = useHref()
  const { at, onKeyDown, reset } = useListKeys({ found: found ?? [], hrefOf, onEscape: () => setText('') })
  const change = (next: string) => {
    reset()
    setText(next)
  }
  return (
    <div className={styles.box}>
      <label htmlFor={id}>{words('find.label')}</label>
      <input
        id={id}
        role="combobox"
        className={styles.input}
        type="search"
        value={text}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
        autoFocus={autoFocus}
        placeholder={words('find.hint')}
        aria-expanded={found !== null && found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={at === null ? undefined : `${id}-${at}`}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.said}>
        {busy && !found && words('find.looking')}
        {found?.length === 0 && !busy && words('find.nothing')}
      </p>
      {failed && (
        <p role="alert" className={panel.bad}>
          {words('find.failed')}{' '}
          <button type="button" className={panel.link} onClick={again}>
            {words('refund.again')}
          </button>
        </p>
      )}
      <FoundList id={id} found={found ?? []} at={at} hrefOf={hrefOf} />
    </div>
  )
}

const useHref = () => {
  const { config } = useConfig()
  return ({ collection, id }: Found): string =>
    formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/${id}` })
}

type Keys = { found: Found[]; hrefOf: (found: Found) => string; onEscape: () => void }

/** Arrows go through what was found, Enter opens it, Escape begins anew. */
const useListKeys = ({ found, hrefOf, onEscape }: Keys) => {
  const [at, setAt] = useState<number | null>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && found.length > 0) {
      event.preventDefault()
      const from = at ?? (step > 0 ? -1 : 0)
      setAt((from + step + found.length) % found.length)
    }
    if (event.key === 'Escape') onEscape()
    if (event.key !== 'Enter') return
    event.preventDefault()
    const chosen = found[at ?? 0]
    if (chosen) window.location.assign(hrefOf(chosen))
  }
  return { at, onKeyDown, reset: () => setAt(null) }
}
