'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LiveChange } from '../../publishing/live/read-live-change'
import panel from '../panel/panel.module.css'
import { staffCall } from '../staff-call'
import { useWords } from '../words/use-words'
import styles from './live.module.css'
import { isRestore, type Watched, watchedOf } from './watched'

type Question = { change: LiveChange; lines: string[]; answer: (sure: boolean) => void }

/**
 * Around the whole admin: before a request takes something off the net or changes a price, what visitors see of it is
 * said, and asked. Payload's own dialogs know none of that, and some of its requests ask nothing.
 */
export function LiveGuard({ children }: { children: ReactNode }) {
  const [question, ask] = useState<Question | null>(null)
  const words = useWords()
  const latest = useRef(words)
  latest.current = words
  useEffect(
    () =>
      watchFetch({
        sure: ({ change }, lines) => new Promise((answer) => ask({ change, lines, answer })),
        stopped: () => latest.current('live.stopped'),
        restored: () => void toast.info(latest.current('live.restored')),
      }),
    [],
  )
  const answer = (sure: boolean) => {
    question?.answer(sure)
    ask(null)
  }
  return (
    <>
      {children}
      {question && <AskDialog {...question} answer={answer} />}
    </>
  )
}

function AskDialog({ change, lines, answer }: Question) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="live-title"
      onCancel={() => answer(false)}
    >
      <h2 id="live-title">{words(change === 'publish' ? 'live.titlePublish' : 'live.title')}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={panel.buttons}>
        <button type="button" className={panel.quiet} onClick={() => answer(false)}>
          {words('live.keep')}
        </button>
        <button type="button" className={panel.button} onClick={() => answer(true)}>
          {words(`live.${change}Do`)}
        </button>
      </div>
    </dialog>
  )
}

type Watching = {
  sure: (watched: Watched, lines: string[]) => Promise<boolean>
  stopped: () => string
  restored: () => void
}

/** Every screen of the admin sends by the global `fetch`. What this returns puts it back. */
const watchFetch = ({ sure, stopped, restored }: Watching): (() => void) => {
  const own = window.fetch.bind(window)
  const watching: typeof fetch = async (input, init) => {
    const watched = watchedOf(input, init)
    if (watched && !(await isAgreed(watched, sure))) {
      const message = stopped()
      return Response.json({ message, errors: [{ message }] }, { status: 409 })
    }
    const response = await own(input, init)
    if (response.ok && isRestore(input, init)) restored()
    return response
  }
  window.fetch = watching
  return () => {
    if (window.fetch === watching) window.fetch = own
  }
}

/** Where nobody can say what is public, the request goes as it would without us: the server's rules hold. */
const isAgreed = async (watched: Watched, sure: Watching['sure']): Promise<boolean> => {
  const { change, collection, id, search, locale, prices, slug, alone } = watched
  const answer = await staffCall<{ lines: string[] }>(`/live${locale ? `?locale=${locale}` : ''}`, {
    change,
    collection,
    document: id,
    search,
    prices,
    slug,
    alone,
  })
  const lines = 'data' in answer ? answer.data.lines : []
  return lines.length === 0 || sure(watched, lines)
}
