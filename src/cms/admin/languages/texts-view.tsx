'use client'

import { Gutter, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { DEFAULT_LOCALE, LOCALE_FACTS, LOCALES, type Locale } from '@/domain/locale/locales'
import { Choice } from '../choice/choice'
import panel from '../panel/panel.module.css'
import { useWords } from '../words/use-words'
import { ImportTexts } from './import-texts'
import { RefusedTexts } from './refused-texts'
import styles from './texts.module.css'
import { TextsTable } from './texts-table'
import { useTexts } from './use-texts'

const BESIDE_ENGLISH = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** A tab of a document: all of its texts and those of its pictures, English beside one other language. */
export function TextsView() {
  const words = useWords()
  const { id, collectionSlug } = useDocumentInfo()
  const [locale, setLocale] = useState<Locale>('DE')
  const [opened, open] = useState<readonly Locale[]>([locale])
  const choose = (chosen: Locale) => {
    setLocale(chosen)
    open((before) => (before.includes(chosen) ? before : [...before, chosen]))
  }
  return (
    <Gutter className={styles.view}>
      {id && collectionSlug ? (
        <>
          <Choice
            name={words('texts.beside')}
            value={locale}
            options={BESIDE_ENGLISH.map((each) => ({ id: each, label: LOCALE_FACTS[each].name }))}
            onChoose={(chosen) => choose(chosen as Locale)}
          />
          {/* A language that was left keeps what is typed in it. */}
          {opened.map((each) => (
            <div key={each} hidden={each !== locale}>
              <Beside collection={collectionSlug} id={String(id)} locale={each} />
            </div>
          ))}
        </>
      ) : (
        <p>{words('texts.new')}</p>
      )}
    </Gutter>
  )
}

type Props = { collection: string; id: string; locale: Locale }

function Beside(document: Props) {
  const words = useWords()
  const table = useTexts(document)
  const { texts, rows, stored, edits, working, outcome } = table
  if (texts === null) return <p role="status">{words('texts.reading')}</p>
  if (texts === 'failed')
    return (
      <p role="alert" className={panel.bad}>
        {words('texts.unreachable')}{' '}
        <button type="button" className={panel.link} onClick={table.again}>
          {words('texts.again')}
        </button>
      </p>
    )
  if (rows.length === 0) return <p>{words('texts.empty')}</p>
  return (
    <>
      <div className={panel.buttons}>
        <button
          type="button"
          className={panel.button}
          disabled={working || edits.size === 0}
          onClick={() => void table.save()}
        >
          {words('texts.save', { count: edits.size })}
        </button>
        <button type="button" className={panel.quiet} disabled={working} onClick={table.copy}>
          {words('texts.copy')}
        </button>
        <a className={styles.export} href={`/api/admin/texts.csv?${new URLSearchParams(document)}`} download>
          {words('texts.export')}
        </a>
        <ImportTexts locale={document.locale} stored={stored} working={working} send={table.send} />
      </div>
      <div aria-live="polite">
        {outcome?.what === 'saved' && (
          <p className={panel.good}>{words('texts.saved', { count: outcome.count })}</p>
        )}
        {outcome?.what === 'failed' && <p className={panel.bad}>{words('texts.unreachable')}</p>}
        {outcome?.what === 'refused' && (
          <RefusedTexts
            refused={outcome.refused}
            nameOf={(path) => stored.find((row) => row.path === path)?.where ?? path}
          />
        )}
      </div>
      <TextsTable locale={document.locale} rows={rows} edits={edits} onEdit={table.edit} />
    </>
  )
}
