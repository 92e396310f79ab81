'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { pathTo } from '@/domain/routing/path-to'
import type { PlanLevel } from '@/domain/subscriptions/terms'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'

/** What is agreed to before a plan, and what is said while it is not: premium in words of its own. */
export const useAgreement = ({ place, level }: { place: ScreenPlace; level: PlanLevel }) => {
  const t = useTranslations('plans.order')
  const terms = useTranslations('pay.errors')('terms')
  const document = (linkCode: string) => (words: ReactNode) => (
    <Link href={pathTo({ route: 'protocol', linkCode, ...place })} target="_blank">
      {words}
    </Link>
  )
  return {
    label: t.rich('agree', { terms: document('terms'), privacy: document('privacy') }),
    missing: level === 'premium' ? t('agreeFirst') : terms,
  }
}
