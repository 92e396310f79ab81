'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { usePlansHref } from '@/ui/subscription/use-plans-href'
import styles from '../centre.module.css'
import { LockIcon } from '../list/list-icons'

/** What opens a game, and the one that is open to everybody. */
export function LockedGame({ place }: { place: ScreenPlace }) {
  const t = useTranslations('games')
  const banner = useTranslations('subscription.banner')
  const plans = usePlansHref(place, 'open')
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.locked}>
        <LockIcon />
        {t('locked.title')}
      </h2>
      <p>{t('locked.text')}</p>
      <div className={styles.actions}>
        {plans && <ButtonLink href={plans}>{banner('see')}</ButtonLink>}
        <ButtonLink variant="secondary" href={pathTo({ route: 'gameDetail', ...place, id: '2048' })}>
          {t('locked.other')}
        </ButtonLink>
      </div>
    </Card>
  )
}
