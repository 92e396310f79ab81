'use client'

import { LOCALE_FACTS, type Locale, tagOf } from '@/domain/locale/locales'
import type { TextRow } from '../../publishing/texts/read-texts'
import { useWords } from '../words/use-words'
import styles from './texts.module.css'

type Props = {
  locale: Locale
  rows: readonly TextRow[]
  edits: ReadonlyMap<string, string>
  onEdit: (path: string, text: string) => void
}

/** English beside another language, a row for each text, with how it stands. */
export function TextsTable({ locale, rows, edits, onEdit }: Props) {
  const words = useWords()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words('texts.place')}</th>
          <th scope="col">{LOCALE_FACTS.EN.name}</th>
          <th scope="col">{LOCALE_FACTS[locale].name}</th>
          <th scope="col">{words('texts.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, where, kind, max, english, said, fixed, state }) => (
          <tr key={path}>
            <th scope="row">{where}</th>
            <td lang="en" className={styles.english}>
              {english}
            </td>
            <td>
              <textarea
                lang={tagOf(locale)}
                aria-label={`${where} · ${LOCALE_FACTS[locale].name}`}
                value={said}
                readOnly={fixed}
                rows={rowsFor(said || english)}
                // Counted as people count; what is too long all the same is refused with its place.
                maxLength={kind === 'lines' ? undefined : max * 2}
                className={styles.cell}
                data-edited={edits.has(path)}
                onChange={(event) => onEdit(path, event.target.value)}
              />
            </td>
            <td>
              <span className={styles.state} data-state={state}>
                {words(`texts.${state}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const LETTERS_IN_LINE = 48
const MOST_LINES = 12

const rowsFor = (text: string): number =>
  Math.min(
    MOST_LINES,
    text
      .split('\n')
      .reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LETTERS_IN_LINE)), 0),
  )
