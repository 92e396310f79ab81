'use client'

import { type ChangeEvent, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale/locales'
import type { TextRow } from '../../publishing/texts/read-texts'
import type { RefusedText, SavedTexts, TextChange } from '../../publishing/texts/save-texts'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { changesIn } from './read-file'
import { RefusedTexts } from './refused-texts'

type Props = {
  locale: Locale
  stored: readonly TextRow[]
  working: boolean
  send: (changes: readonly TextChange[], dry: boolean) => Promise<SavedTexts | null>
}

type Step =
  | { phase: 'notCsv' }
  | { phase: 'tried'; changes: readonly TextChange[]; count: number }
  | { phase: 'refused'; refused: readonly RefusedText[]; rows: ReadonlyMap<string, number> }

/** A file of texts: first what it would change, then, if that is meant, the change. */
export function ImportTexts({ locale, stored, working, send }: Props) {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [step, setStep] = useState<Step | null>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (!file) return
    const current = new Map(stored.map(({ path, said }) => [path, said]))
    const found = changesIn(await file.text(), { locale, current })
    // The same file may be chosen again when it was mended.
    event.target.value = ''
    if (!found) return setStep({ phase: 'notCsv' })
    const done = await send(found.changes, true)
    if (!done) return setStep(null)
    const { changed, refused } = done
    setStep(
      refused.length > 0
        ? { phase: 'refused', refused, rows: found.rows }
        : { phase: 'tried', changes: found.changes, count: changed },
    )
  }
  const apply = async (changes: readonly TextChange[]) => {
    await send(changes, false)
    setStep(null)
  }
  return (
    <>
      <button type="button" className={panel.quiet} disabled={working} onClick={() => input.current?.click()}>
        {words('texts.import')}
      </button>
      <input ref={input} type="file" accept=".csv,text/csv" hidden onChange={(event) => void choose(event)} />
      {step?.phase === 'notCsv' && (
        <p role="alert" className={panel.bad}>
          {words('texts.notCsv')}
        </p>
      )}
      {step?.phase === 'refused' && (
        <RefusedTexts
          refused={step.refused}
          nameOf={(path) => words('texts.row', { row: step.rows.get(path) ?? '?', why: '' }).trim()}
        />
      )}
      {step?.phase === 'tried' && (
        <fieldset className={panel.choices}>
          <p role="status">{words('texts.would', { count: step.count })}</p>
          {step.count > 0 && (
            <button
              type="button"
              className={panel.button}
              disabled={working}
              onClick={() => void apply(step.changes)}
            >
              {words('texts.apply', { count: step.count })}
            </button>
          )}
          <button type="button" className={panel.quiet} onClick={() => setStep(null)}>
            {words('texts.cancel')}
          </button>
        </fieldset>
      )}
    </>
  )
}
