'use client'

import { useCallback, useEffect, useState } from 'react'
import { textState } from '@/domain/languages/texts/text-state'
import type { Locale } from '@/domain/locale/locales'
import type { TextRow, Texts } from '../../publishing/texts/read-texts'
import type { RefusedText, SavedTexts, TextChange } from '../../publishing/texts/save-texts'
import { staffCall } from '../staff-call'

type Document = { collection: string; id: string; locale: Locale }
export type Outcome =
  | { what: 'saved'; count: number }
  | { what: 'refused'; refused: readonly RefusedText[] }
  | { what: 'failed' }

/** The texts of a document in one language, and what was typed over them. */
export const useTexts = ({ collection, id, locale }: Document) => {
  const [texts, setTexts] = useState<Texts | 'failed' | null>(null)
  const [edits, setEdits] = useState<ReadonlyMap<string, string>>(new Map())
  const [working, setWorking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const read = useCallback(async () => {
    const answer = await staffCall<Texts>('/texts', { collection, id, locale })
    return 'data' in answer ? answer.data : ('failed' as const)
  }, [collection, id, locale])
  useEffect(() => {
    let isShown = true
    setTexts(null)
    setEdits(new Map())
    setOutcome(null)
    void read().then((found) => isShown && setTexts(found))
    return () => {
      isShown = false
    }
  }, [read])
  useUnsaved(edits.size > 0)
  const rows = texts && texts !== 'failed' ? texts.rows : []
  const send = async (changes: readonly TextChange[], dry: boolean): Promise<SavedTexts | null> => {
    setWorking(true)
    const answer = await staffCall<SavedTexts>('/texts/save', { collection, id, locale, dry, changes })
    setWorking(false)
    const done = 'data' in answer ? answer.data : null
    if (!done) setOutcome({ what: 'failed' })
    else if (done.refused.length > 0) setOutcome({ what: 'refused', refused: done.refused })
    else if (!dry) setOutcome({ what: 'saved', count: done.changed })
    // What a colleague wrote meanwhile is shown below what is typed here, and may then be written over.
    if (done && (!dry || done.refused.length > 0)) setTexts(await read())
    return done
  }
  return {
    texts,
    rows: rows.map((row) => withEdit(row, edits.get(row.path))),
    stored: rows,
    edits,
    working,
    outcome,
    again: () => void read().then(setTexts),
    edit: (path: string, text: string) => setEdits((before) => withText(before, rows, path, text)),
    copy: () => setEdits((before) => new Map([...before, ...copies(rows, before)])),
    save: async () => {
      const changes = rows.flatMap(({ path, seen }): TextChange[] => {
        const text = edits.get(path)
        return text === undefined ? [] : [{ path, seen, text }]
      })
      const done = await send(changes, false)
      if (done && done.refused.length === 0) setEdits(new Map())
    },
    send,
  }
}

const withEdit = (row: TextRow, text: string | undefined): TextRow =>
  text === undefined
    ? row
    : { ...row, said: text, state: textState({ english: row.english, said: text, before: [] }) }

/** What is typed back to what is stored is no change any more. */
const withText = (
  edits: ReadonlyMap<string, string>,
  rows: readonly TextRow[],
  path: string,
  text: string,
): ReadonlyMap<string, string> => {
  const next = new Map(edits).set(path, text)
  if (rows.find((row) => row.path === path)?.said === text) next.delete(path)
  return next
}

const copies = (rows: readonly TextRow[], edits: ReadonlyMap<string, string>): [string, string][] =>
  rows.flatMap(({ path, said, english, fixed }) =>
    !fixed && english !== '' && (edits.get(path) ?? said).trim() === '' ? [[path, english]] : [],
  )

const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
