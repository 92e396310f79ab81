'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from './subscription.module.css'
import { usePlansHref } from './use-plans-href'

/** Beside single prices: that there are plans. Nothing of one is chosen here, and where none is sold nothing is said. */
export function PlansBeside({ place }: { place: ScreenPlace }) {
  const t = useTranslations('subscription')
  const href = usePlansHref(place, 'open')
  if (!href) return null
  return (
    <p className={styles.beside}>
      {t('lock.report')} <Link href={href}>{t('banner.see')}</Link>
    </p>
  )
}
