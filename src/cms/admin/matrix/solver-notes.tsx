'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Inspection } from '@/domain/matrices/solve/inspect-matrix'
import publishing from '../publishing/publishing.module.css'
import type { StaffAnswer } from '../use-staff-answer'
import { tagOfLanguage } from '../words/languages'
import { useWords } from '../words/use-words'
import styles from './matrix.module.css'

/** The solver's word on the answer, and the difficulty that the drawing promises. */
export function SolverNotes({ reading, again }: { reading: StaffAnswer<Inspection>; again: () => void }) {
  const words = useWords()
  const found = reading.phase === 'failed' ? null : reading.found
  return (
    <div className={styles.notes} aria-live="polite" aria-busy={reading.phase === 'checking'}>
      {reading.phase === 'failed' && (
        <p className={styles.warning}>
          {words('publishing.unreachable')}{' '}
          <button type="button" className={publishing.again} onClick={again}>
            {words('publishing.again')}
          </button>
        </p>
      )}
      {reading.phase === 'checking' && !found && (
        <p className={styles.fact}>{words('publishing.checking')}</p>
      )}
      {found && <Found inspection={found} />}
    </div>
  )
}

function Found({ inspection: { verdict, answers, alike, difficulty } }: { inspection: Inspection }) {
  const words = useWords()
  const { i18n } = useTranslation()
  const tag = tagOfLanguage(i18n.language)
  const list = (numbers: number[]) => new Intl.ListFormat(tag).format(numbers.map(String))
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <>
      <p className={TONE[verdict]}>
        {words(`solver.${verdict}`, { n: answers[0] ?? '', list: list(answers) })}
      </p>
      {alike.length > 0 && <p className={styles.warning}>{words('solver.alike', { list: list(alike) })}</p>}
      {difficulty && (
        <p className={styles.fact}>
          {words('solver.difficulty', { b: number.format(difficulty.b), sd: number.format(difficulty.sd) })}
        </p>
      )}
    </>
  )
}

const TONE = {
  waits: styles.fact,
  agrees: styles.good,
  none: styles.warning,
  several: styles.warning,
  another: styles.warning,
}
