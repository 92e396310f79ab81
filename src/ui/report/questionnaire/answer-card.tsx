'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import sections from '../report.module.css'
import score from '../score/score-card.module.css'
import styles from './questionnaire.module.css'
import type { QuestionnaireScore } from './questionnaire-report'

type Props = {
  answer: NonNullable<QuestionnaireScore['answer']>
  /** Some answers were too quick or did not fit each other. */
  caution: boolean
  children: ReactNode
}

/** The answer of a questionnaire, first on its page. */
export function AnswerCard({ answer: { title, headline, assumed }, caution, children }: Props) {
  const t = useTranslations('questionnaire.report')
  return (
    <Card as="section" aria-labelledby="answer" className={styles.answer}>
      <h2 id="answer" className={score.kicker}>
        {title}
      </h2>
      {headline && <p className={styles.lead}>{headline}</p>}
      {caution && <Notice still>{t('caution')}</Notice>}
      {children}
      <p className={sections.muted}>{assumed}</p>
    </Card>
  )
}
