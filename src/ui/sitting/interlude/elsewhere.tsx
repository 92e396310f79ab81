'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '@/ui/api/problem-of'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import type { SittingStore } from '../store/sitting-store'
import { useProblemWords } from '../use-problem-words'
import styles from './interlude.module.css'

/** The test goes on in another tab or on another device. Nothing is taken here until the visitor says so. */
export function Elsewhere({ store }: { store: SittingStore }) {
  const t = useTranslations('test.question.elsewhere')
  const words = useProblemWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => heading.current?.focus(), [])

  const goOn = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await store.claim()
    } catch (failure) {
      // Confirmed there meanwhile: the store notices and goes on.
      if (problemOf(failure) === 'sittingLocked' || problemOf(failure) === 'gone') void store.refresh()
      else setProblem(failure)
      setBusy(false)
    }
  }

  return (
    <section className={styles.interlude}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h1>
      <p className={styles.text}>{t('text')}</p>
      {problem !== null && <Notice tone="danger">{words(problem)}</Notice>}
      <div className={styles.actions}>
        <Button size="large" wide busy={busy && t('busy')} onClick={() => void goOn()}>
          {t('goOn')}
        </Button>
      </div>
    </section>
  )
}
