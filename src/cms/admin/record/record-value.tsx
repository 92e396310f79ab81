'use client'

import { useTranslation } from '@payloadcms/ui'
import { isPanel, slotOf } from '@/domain/matrices/matrix-slots'
import { wordsForCode } from '../codes/words-for-code'
import { SlotDrawing } from '../matrix/slot-drawing'
import { moneyText } from '../money/money-text'
import { inNine } from '../words/labels'
import { type AdminLanguage, tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import { type Kind, kindOf, type Reading } from './kind-of'
import styles from './record.module.css'

/** A stored value as its reader would write it: words for codes, money, dates, drawings; lists as tables. */
export function RecordValue({ name, value, currency }: Reading) {
  const kind = kindOf({ name, value, currency })
  if (kind.is === 'table') return <Rows {...kind} name={name} />
  if (kind.is === 'pairs') return <Pairs {...kind} />
  if (kind.is === 'panels')
    return (
      <span className={styles.panels}>
        {kind.panels.map((panel, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place
          <Drawing key={index} panel={panel} n={index + 1} />
        ))}
      </span>
    )
  return <Plain kind={kind} name={name} />
}

type PlainKind = Exclude<Kind, { is: 'table' | 'pairs' | 'panels' }>

function Plain({ kind, name }: { kind: PlainKind; name: string }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const { language } = i18n
  const tag = tagOfLanguage(language)
  if (kind.is === 'nothing') return '–'
  if (kind.is === 'id') return <code title={kind.id}>{kind.id.slice(0, 8)}…</code>
  if (kind.is === 'yesNo') return words(kind.yes ? 'filters.yes' : 'filters.no')
  if (kind.is === 'money')
    return kind.sums.map((money) => moneyText({ ...money, language }) ?? '–').join(' · ')
  if (kind.is === 'moment')
    return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(kind.at)
  if (kind.is === 'number')
    return new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }).format(kind.number)
  const texts = kind.codes.map((code) => wordsForCode({ name, code, language }))
  return new Intl.ListFormat(tag, { type: 'unit' }).format(texts)
}

function Drawing({ panel, n }: { panel: unknown; n: number }) {
  const words = useWords()
  const slot = slotOf(panel)
  return (
    <span className={styles.panel}>
      {isPanel(slot) && <SlotDrawing slot={slot} label={words('matrix.panelN', { n })} />}
    </span>
  )
}

function Rows({ name, columns, rows, currency }: Extract<Kind, { is: 'table' }> & { name: string }) {
  const titleOf = useTitle()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={titleOf(name)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {titleOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stored row is its place
            <tr key={index}>
              {columns.map((column) => (
                <td key={column}>
                  <RecordValue name={column} value={row[column]} currency={row.currency ?? currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Pairs({ pairs, currency }: Extract<Kind, { is: 'pairs' }>) {
  const titleOf = useTitle()
  return (
    <dl className={styles.pairs}>
      {pairs.map(([name, value]) => (
        <div key={name}>
          <dt>{titleOf(name)}</dt>
          <dd>
            <RecordValue name={name} value={value} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a stored key is called; the key itself where it has no name (a tracking parameter, a provider's own). */
const useTitle = () => {
  const { i18n } = useTranslation()
  return (key: string): string => inNine('fields', key)?.[i18n.language as AdminLanguage] ?? key
}
