'use client'

import { useTranslations } from 'next-intl'
import score from '../score/score-card.module.css'
import type { ScaleResult } from './questionnaire-report'
import { wholeFigures } from './use-figures'

/** The figure, never without its interval. */
export function Point({ scale, small = false }: { scale: ScaleResult; small?: boolean }) {
  const t = useTranslations('questionnaire.report')
  return (
    <p className={small ? score.share : score.words}>
      {t.rich('point', { ...wholeFigures(scale), big: (words) => <strong>{words}</strong> })}
    </p>
  )
}
