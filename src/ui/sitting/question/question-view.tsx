'use client'

import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Matrix } from '../../primitives/matrix'
import type { Question } from '../store/part-load'
import { Options } from './options'
import styles from './question-view.module.css'

type Props = {
  question: Question
  choice: number | null
  hidden: boolean
  onChoose: (choice: number) => void
}

/** A matrix and its six options. The names give nothing away. */
export const QuestionView = memo(function QuestionView({ question, choice, hidden, onChoose }: Props) {
  const t = useTranslations('test.common')
  return (
    <div className={styles.view} hidden={hidden} data-question={question.position}>
      <Matrix panels={question.panels} label={t('matrix')} className={styles.matrix} />
      <Options options={question.options} choice={choice} onChoose={onChoose} />
    </div>
  )
})
