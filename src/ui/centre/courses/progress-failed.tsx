'use client'

import { useTranslations } from 'next-intl'
import { LoadFailed } from '@/ui/loading/load-failed'
import { useLoadProblem } from '../use-centre-words'
import type { CourseRead } from './use-course'

/** The course is there, but not how far its reader is. */
export function ProgressFailed({ read: { problem, retry } }: { read: CourseRead }) {
  const t = useTranslations('centre.common')
  const words = useLoadProblem()
  return (
    <LoadFailed retry={t('retry')} onRetry={retry} problem={problem}>
      {words(problem)}
    </LoadFailed>
  )
}
