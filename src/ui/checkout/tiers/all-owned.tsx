'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import styles from '@/ui/loading/outcome.module.css'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'

/** Every report of this result is open: nothing to choose and nothing to pay. */
export function AllOwned({ place, orderNumber }: { place: ScreenPlace; orderNumber: string }) {
  const t = useTranslations('pay.tiers')
  return (
    <div className={styles.outcome}>
      <h1>{t('allOwned')}</h1>
      <p>{t('allOwnedText')}</p>
      <div className={styles.actions}>
        <ButtonLink size="large" href={`${pathTo({ route: 'report', ...place })}?orderNumber=${orderNumber}`}>
          {t('toReport')}
        </ButtonLink>
      </div>
    </div>
  )
}
