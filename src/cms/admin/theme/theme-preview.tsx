'use client'

import { useFormFields } from '@payloadcms/ui'
import { type CSSProperties, useMemo } from 'react'
import { COLOUR_TOKENS, isColour, type Palette } from '@/domain/theme/contrast'
import { useWords } from '../words/use-words'
import { ContrastNotes } from './contrast-notes'
import styles from './theme.module.css'

type Theme = { colours: Partial<Palette>; radius: number; font: string }

/** Beside the form of a theme: a small sample in its colours, and what cannot be read on it. */
export function ThemePreview() {
  const words = useWords()
  const state = useFormFields(([fields]) =>
    JSON.stringify({
      colours: Object.fromEntries(COLOUR_TOKENS.map((token) => [token, fields[`colours.${token}`]?.value])),
      radius: Number(fields.radius?.value ?? 0),
      font: fields.font?.value,
    }),
  )
  const { colours, radius, font } = useMemo(() => JSON.parse(state) as Theme, [state])
  const variables = Object.fromEntries(
    COLOUR_TOKENS.map((token) => [
      `--sample-${token}`,
      isColour(colours[token]) ? colours[token] : undefined,
    ]),
  )
  const style = { ...variables, '--sample-radius': `${radius}px` } as CSSProperties
  return (
    <section className={styles.preview}>
      <div className={styles.sample} style={style} data-font={font}>
        <p className={styles.sampleNote}>{words('theme.note')}</p>
        <p className={styles.sampleHeading}>{words('theme.heading')}</p>
        <p>{words('theme.sample')}</p>
        <span className={styles.sampleButton}>{words('theme.button')}</span>
        <div className={styles.sampleCard}>
          <p>{words('theme.sample')}</p>
          <p className={styles.sampleNote}>{words('theme.note')}</p>
        </div>
        <p className={styles.sampleGood}>✓ {words('theme.good')}</p>
        <p className={styles.sampleBad}>! {words('theme.bad')}</p>
      </div>
      <ContrastNotes colours={colours} />
    </section>
  )
}
