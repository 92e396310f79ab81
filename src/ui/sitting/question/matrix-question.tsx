'use client'

import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Matrix } from '../../primitives/matrix'
import styles from './matrix-question.module.css'
import { Options } from './options'
import type { MatrixQuestionProps } from './question-views'

/** A matrix and its six options. The names give nothing away. */
export const MatrixQuestion = memo(function MatrixQuestion({
  question,
  choice,
  hidden,
  onAnswer,
}: MatrixQuestionProps) {
  const t = useTranslations('test.common')
  return (
    <div className={styles.view} hidden={hidden} data-question={question.position}>
      <Matrix panels={question.panels} label={t('matrix')} className={styles.matrix} />
      <Options options={question.options} choice={choice} onChoose={onAnswer} />
    </div>
  )
})
