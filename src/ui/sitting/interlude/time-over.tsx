'use client'

import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '@/ui/primitives/button'
import { choiceOf } from '../store/answer-book'
import type { TestState } from '../store/test-state'
import styles from './interlude.module.css'

type Props = {
  state: TestState
  headingRef: RefObject<HTMLHeadingElement | null>
  onContinue: () => void
}

/** Time ran out: what that means, and the one button. */
export function TimeOver({ state: { sitting, book }, headingRef, onContinue }: Props) {
  const t = useTranslations('test.question.timeOver')
  const answered = sitting.questions.filter(({ id }) => choiceOf(book, id) !== null).length
  return (
    <section className={styles.interlude}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      <p className={styles.text}>{t('text', { answered, total: sitting.total })}</p>
      <div className={styles.actions}>
        <Button size="large" wide onClick={onContinue}>
          {t('continue')}
        </Button>
      </div>
    </section>
  )
}
