'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Panel } from '@/domain/matrices/panel'
import { Button } from '../../primitives/button'
import { Card } from '../../primitives/card'
import { Matrix } from '../../primitives/matrix'
import { OPTION_LETTERS } from '../../primitives/option-letters'
import { Options } from '../question/options'
import styles from './practice.module.css'

export type PracticeItem = {
  panels: Panel[]
  options: Panel[]
  /** Index into `options`. */
  answer: number
  rule: 'constant' | 'progression' | 'distribute-three' | 'other'
}

/** One question to try: says at once whether it was right, and why. Counts for nothing. */
export function Practice({ item }: { item: PracticeItem }) {
  const t = useTranslations('test')
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState<number | null>(null)
  const right = choice === item.answer
  const answer = item.options[item.answer]
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{t('instructions.practice.title')}</h2>
          <p className={styles.text}>{t('instructions.practice.text')}</p>
        </div>
        <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'instructions.practice.hide' : 'instructions.practice.show')}
        </Button>
      </div>
      <div className={styles.item} hidden={!open}>
        <Matrix
          panels={item.panels}
          label={t('common.matrix')}
          solved={choice === null ? undefined : answer}
          className={styles.matrix}
        />
        <Options
          options={item.options}
          choice={choice}
          onChoose={setChoice}
          right={choice === null ? null : item.answer}
        />
        <div role="status" className={styles.feedback}>
          {choice !== null && (
            <p>
              <strong className={right ? styles.right : styles.wrong}>
                {right
                  ? t('instructions.practice.right', { letter: OPTION_LETTERS[choice] ?? '' })
                  : t('instructions.practice.wrong', {
                      letter: OPTION_LETTERS[choice] ?? '',
                      answer: OPTION_LETTERS[item.answer] ?? '',
                    })}
              </strong>{' '}
              {t(`instructions.practice.why.${item.rule}`)}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
