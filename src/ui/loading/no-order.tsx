'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { ButtonLink } from '@/ui/primitives/button-link'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './outcome.module.css'

/** No order in this browser: where to go instead. */
export function NoOrder({ place }: { place: ScreenPlace }) {
  const t = useTranslations('pay')
  return (
    <div className={styles.outcome}>
      <h1>{t('noOrder.title')}</h1>
      <p>{t('noOrder.text')}</p>
      <div className={styles.actions}>
        <ButtonLink href={pathTo({ route: 'tiers', ...place })}>{t('noOrder.action')}</ButtonLink>
        <ButtonLink variant="secondary" href={pathTo({ route: 'retrieve', ...place })}>
          {t('retrieve')}
        </ButtonLink>
      </div>
    </div>
  )
}
