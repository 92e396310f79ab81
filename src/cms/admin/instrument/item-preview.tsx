'use client'

import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { FormState, UIFieldClientProps } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo } from 'react'
import { type Locale, tagOf } from '@/domain/locale/locales'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './instrument.module.css'
import { isAnswerable, shareOf } from './play-taker'
import { readInstrument } from './read-instrument'

/** In a row of items: what is asked, its choices below, and what each of them counts for the scale. */
export function ItemPreview({ path }: UIFieldClientProps) {
  const words = useWords()
  const { i18n } = useTranslation()
  const locale = useLocale().code as Locale
  // A string, so that this redraws only when its own row changes.
  const state = useFormFields(([fields]) => JSON.stringify(rowOf(fields, path)))
  const { instrument, words: said } = useMemo(
    () => readInstrument({ form: { items: [JSON.parse(state)] }, locale }),
    [state, locale],
  )
  const [item] = instrument.items
  const asked = item && said.items[item.id]
  if (!item || !asked || !isAnswerable(item)) return null
  const percent = new Intl.NumberFormat(tagOfLanguage(i18n.language), { style: 'percent' })
  const ends = item.kind === 'bipolar' ? ['1', '2'] : [words('instrument.least'), words('instrument.most')]
  const choices = Array.from({ length: item.choices }, (_, index) => ({
    place: index,
    text: asked.options?.[index] ?? (index === 0 ? ends[0] : index === item.choices - 1 ? ends[1] : ''),
    counts: words('instrument.counts', { share: percent.format(shareOf(item, index)) }),
  }))
  return (
    <section className={styles.item} aria-label={words('matrix.drawn')}>
      <p className={styles.quiet}>{words('matrix.drawn')}</p>
      <div className={styles.statements} lang={tagOf(locale)}>
        {[asked.text, ...(item.kind === 'bipolar' ? [asked.other] : [])].map((text, index) => (
          <p key={index === 0 ? 'first' : 'second'}>
            {item.kind === 'bipolar' && `${index + 1} · `}
            {text || words('instrument.noText')}
          </p>
        ))}
      </div>
      <ol className={asked.options ? styles.options : styles.steps}>
        {choices.map(({ place, text, counts }) => (
          <li key={place}>
            <span>{text}</span>
            <small>{counts}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The values of the row that holds the field of this path. */
const rowOf = (fields: FormState, path: string): Record<string, unknown> => {
  const row = path.slice(0, path.lastIndexOf('.') + 1)
  return reduceFieldsToValues(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name.startsWith(row))
        .map(([name, field]) => [name.slice(row.length), field]),
    ),
    true,
  )
}
