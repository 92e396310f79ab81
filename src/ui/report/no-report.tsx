'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'

/** This browser may see no report: the two ways to one. */
export function NoReport({ place }: { place: ScreenPlace }) {
  const t = useTranslations('report.none')
  return (
    <div className={styles.outcome}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <ButtonLink href={pathTo({ route: 'retrieve', ...place })}>{t('retrieve')}</ButtonLink>
        <ButtonLink variant="secondary" href={pathTo({ route: 'instructions', ...place })}>
          {t('start')}
        </ButtonLink>
      </div>
    </div>
  )
}
