'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './packages.module.css'

type Props = { place: ScreenPlace; orderNumber: string; count: number }

/** The way from a report to the guides that were bought with it. */
export function GuidesCard({ place, orderNumber, count }: Props) {
  const t = useTranslations('packages.guides')
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p>{t('count', { count })}</p>
      </div>
      <ButtonLink
        variant="secondary"
        href={`${pathTo({ route: 'guides', ...place })}?orderNumber=${orderNumber}`}
      >
        {t('open')}
      </ButtonLink>
    </Card>
  )
}
