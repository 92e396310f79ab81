'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { LOCALE_FACTS, tagOf } from '@/domain/locale/locales'
import type { Alternative } from '../../publishing/texts/read-texts'
import type { RefusedText, SavedTexts } from '../../publishing/texts/save-texts'
import panel from '../panel/panel.module.css'
import { staffCall } from '../staff-call'
import { useWords } from '../words/use-words'
import { RefusedTexts } from './refused-texts'
import styles from './texts.module.css'

/** In the form of a picture, also in a drawer: what it shows, in nine languages at once. Saved apart from the form. */
export function AlternativesField() {
  const words = useWords()
  const { id } = useDocumentInfo()
  return (
    <section className={`field-type ${panel.panel}`} aria-labelledby="alternatives-title">
      <h3 id="alternatives-title">{words('texts.alternatives')}</h3>
      {id ? <Alternatives key={id} id={String(id)} /> : <p>{words('texts.new')}</p>}
    </section>
  )
}

function Alternatives({ id }: { id: string }) {
  const words = useWords()
  const { found, edits, working, refused, failed, again, edit, save } = useAlternatives(id)
  if (!found && !failed) return <p role="status">{words('texts.reading')}</p>
  return (
    <>
      {failed && (
        <p role="alert" className={panel.bad}>
          {words('texts.unreachable')}{' '}
          <button type="button" className={panel.link} onClick={again}>
            {words('texts.again')}
          </button>
        </p>
      )}
      {found?.map(({ locale, text }) => (
        <label key={locale} className={panel.labelled}>
          {LOCALE_FACTS[locale].name}
          <textarea
            lang={tagOf(locale)}
            rows={2}
            value={edits.get(locale) ?? text}
            className={styles.cell}
            data-edited={edits.has(locale)}
            onChange={(event) => edit(locale, event.target.value)}
          />
        </label>
      ))}
      {refused.length > 0 && <RefusedTexts refused={refused} nameOf={(path) => path} />}
      {found && (
        <button
          type="button"
          className={panel.button}
          disabled={working || edits.size === 0}
          onClick={() => void save()}
        >
          {words('texts.save', { count: edits.size })}
        </button>
      )}
    </>
  )
}

type Edits = ReadonlyMap<Alternative['locale'], string>

const useAlternatives = (id: string) => {
  const [found, setFound] = useState<Alternative[] | null>(null)
  const [edits, setEdits] = useState<Edits>(new Map())
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)
  const [refused, setRefused] = useState<RefusedText[]>([])
  const read = useCallback(async () => {
    const answer = await staffCall<Alternative[]>('/alternatives', { id })
    setFailed(!('data' in answer))
    if ('data' in answer) setFound(answer.data)
  }, [id])
  useEffect(() => void read(), [read])
  const save = async () => {
    setWorking(true)
    const left = new Map(edits)
    const no: RefusedText[] = []
    let isReached = true
    for (const { locale, seen } of found ?? []) {
      const text = edits.get(locale)
      if (text === undefined) continue
      const changes = [{ path: 'alt', seen, text }]
      const body = { collection: 'media', id, locale, dry: false, changes }
      const answer = await staffCall<SavedTexts>('/texts/save', body)
      if (!('data' in answer)) isReached = false
      else if (answer.data.refused.length === 0) left.delete(locale)
      else no.push(...answer.data.refused.map((each) => ({ ...each, path: LOCALE_FACTS[locale].name })))
    }
    setEdits(left)
    setRefused(no)
    setWorking(false)
    if (isReached) await read()
    else setFailed(true)
  }
  const edit = (locale: Alternative['locale'], text: string) => setEdits(new Map(edits).set(locale, text))
  return { found, edits, working, failed, refused, again: () => void read(), edit, save }
}
