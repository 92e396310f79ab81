'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '../../primitives/button'
import type { TestState } from '../sitting/sitting-store'
import styles from './interlude.module.css'
import { PartMarks } from './part-marks'

export type EncouragementWords = { title: string; text: string }

type Props = {
  part: number
  words: EncouragementWords | undefined
  state: TestState
  headingRef: RefObject<HTMLHeadingElement | null>
  onContinue: () => void
}

/** A breath between two parts. The next questions are already here. */
export function Encouragement({ part, words, state, headingRef, onContinue }: Props) {
  const t = useTranslations('test.question.encouragement')
  const parts = [...new Set(state.sitting.questions.map((question) => question.part))]
  const place = parts.indexOf(part) + 1
  return (
    <section className={styles.interlude}>
      <PartMarks done={place} total={parts.length} />
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {words?.title ?? t('title', { part: place })}
      </h1>
      {words && <p className={styles.text}>{words.text}</p>}
      <div className={styles.actions}>
        <Button size="large" wide busy={state.fitting && t('fitting')} onClick={onContinue}>
          {t('continue', { part: place + 1 })}
        </Button>
        {state.clock.remainingSeconds !== null && <p className={styles.note}>{t('clock')}</p>}
      </div>
    </section>
  )
}
