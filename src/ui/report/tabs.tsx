'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

type Tab = {
  id: string
  title: string
  content: ReactNode
  /** It begins with a heading that says as much as its title: on paper, where no tabs are, that one is enough. */
  headed?: boolean
}
type Props = { label: string; tabs: readonly Tab[] }

const KEPT = 'IQ-active_tab'

/** Rendered in the browser only. Tabs: arrows, Home and End move and choose; the chosen one is kept while the tab of the browser is open. */
export function Tabs({ label, tabs }: Props) {
  const id = useId()
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [active, setActive] = useState(() => {
    const kept = readKept()
    return tabs.find((tab) => tab.id === kept)?.id ?? tabs[0]?.id
  })
  const choose = (tabId: string) => {
    setActive(tabId)
    writeKept(tabId)
  }
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length]
    if (!tab) return
    event.preventDefault()
    choose(tab.id)
    buttons.current.get(tab.id)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => {
              if (button) buttons.current.set(tab.id, button)
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={move}
            className={styles.tab}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== active}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it begins with words, which keys must reach from their tab
          tabIndex={0}
          data-title={tab.headed ? undefined : tab.title}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** What an address names with # stands in the first tab, and could not be reached below another one. */
const readKept = (): string | null => {
  try {
    return window.location.hash ? null : window.sessionStorage.getItem(KEPT)
  } catch {
    return null
  }
}

const writeKept = (tabId: string): void => {
  try {
    window.sessionStorage.setItem(KEPT, tabId)
  } catch {
    // The first tab shows again, then.
  }
}
