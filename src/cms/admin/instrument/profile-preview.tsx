'use client'

import { useAllFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useDeferredValue, useMemo, useState } from 'react'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { inNine } from '../words/labels'
import { type AdminLanguage, tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './instrument.module.css'
import { type Leanings, MIDDLE, playTaker, scalesAnswered } from './play-taker'
import { readInstrument } from './read-instrument'
import { ScaleRow } from './scale-row'
import { TypeTexts } from './type-texts'

const PRESETS = [
  ['allLowest', 0],
  ['allMiddle', MIDDLE],
  ['allHighest', 100],
] as const

/** Beside the form of an instrument: what a taker would read who answers so. Computed here, from what is not saved yet. */
export function ProfilePreview() {
  const words = useWords()
  const { i18n } = useTranslation()
  const locale = useLocale().code as Locale
  const [fields] = useAllFormFields()
  const [leanings, setLeanings] = useState<Leanings>({})
  // Typing goes before drawing: an instrument has thousands of fields.
  const settled = useDeferredValue(fields)
  const read = useMemo(
    () => readInstrument({ form: reduceFieldsToValues(settled, true), locale }),
    [settled, locale],
  )
  const told = useMemo(() => playTaker({ ...read, leanings }), [read, leanings])
  const answered = scalesAnswered(read.instrument)
  const percent = new Intl.NumberFormat(tagOfLanguage(i18n.language), {
    style: 'percent',
    maximumFractionDigits: 0,
  })
  const named = (section: 'fields' | 'rows', key: string) =>
    inNine(section, key)?.[i18n.language as AdminLanguage] ?? key
  const lean = (to: number) => setLeanings(Object.fromEntries(answered.map((scale) => [scale, to])))
  return (
    <section className={styles.preview} aria-label={words('instrument.profile')}>
      <h3 className={styles.heading}>{words('instrument.profile')}</h3>
      <p className={styles.quiet}>{words(told ? 'instrument.about' : 'instrument.waits')}</p>
      {told && (
        <>
          <div className={styles.presets}>
            {PRESETS.map(([name, to]) => (
              <button key={name} type="button" onClick={() => lean(to)}>
                {words(`instrument.${name}`)}
              </button>
            ))}
          </div>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{named('fields', 'scale')}</th>
                <th scope="col">{words('instrument.answers')}</th>
                <th scope="col">{words('record.interval')}</th>
                <th scope="col">{named('rows', 'bands')}</th>
              </tr>
            </thead>
            <tbody>
              {told.scales.map((scale) => (
                <ScaleRow
                  key={scale.id}
                  scale={scale}
                  percent={percent}
                  locale={locale}
                  leaning={answered.includes(scale.id) ? (leanings[scale.id] ?? MIDDLE) : null}
                  onLean={(to) => setLeanings((before) => ({ ...before, [scale.id]: to }))}
                />
              ))}
            </tbody>
          </table>
          {told.type && (
            <TypeTexts type={told.type} chance={percent.format(told.types[0]?.probability ?? 0)} />
          )}
          {told.note && <p lang={tagOf(locale)}>{told.note}</p>}
        </>
      )}
    </section>
  )
}
