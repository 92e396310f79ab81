'use client'

import { useTranslations } from 'next-intl'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useLoadProblem } from '../use-centre-words'

/** What could not be loaded, with a button that tries again. */
export function CoursesFailed({ problem, retry }: { problem: unknown; retry: () => void }) {
  const t = useTranslations('centre.common')
  const words = useLoadProblem()
  return (
    <LoadFailed retry={t('retry')} onRetry={retry} problem={problem}>
      {words(problem)}
    </LoadFailed>
  )
}
