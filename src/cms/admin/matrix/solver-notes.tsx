'use client'

import { useTranslation } from '@payloadcms/ui'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import type { Inspection } from './inspect-matrix'
import styles from './matrix.module.css'

/** The solver's word on the answer, and the difficulty that the drawing promises. */
export function SolverNotes({ inspection }: { inspection: Inspection }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const tag = tagOfLanguage(i18n.language)
  const { verdict, answers, alike, difficulty } = inspection
  const list = (numbers: number[]) => new Intl.ListFormat(tag).format(numbers.map(String))
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <div className={styles.notes} aria-live="polite">
      <p className={TONE[verdict]}>
        {words(`solver.${verdict}`, { n: answers[0] ?? '', list: list(answers) })}
      </p>
      {alike.length > 0 && <p className={styles.warning}>{words('solver.alike', { list: list(alike) })}</p>}
      {difficulty && (
        <p className={styles.fact}>
          {words('solver.difficulty', { b: number.format(difficulty.b), sd: number.format(difficulty.sd) })}
        </p>
      )}
    </div>
  )
}

const TONE = {
  waits: styles.fact,
  agrees: styles.good,
  none: styles.warning,
  several: styles.warning,
  another: styles.warning,
}
