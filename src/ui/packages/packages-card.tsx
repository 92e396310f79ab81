'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import type { ScreenPlace } from '../navigation/screen-place'
import styles from './packages.module.css'
import { usePackages } from './use-packages'

type Props = { place: ScreenPlace; orderNumber: string }

/** Says once, quietly, what could be added. Nothing to add, or no answer: nothing is said. */
export function PackagesCard({ place, orderNumber }: Props) {
  const t = useTranslations('packages.card')
  const { data } = usePackages(orderNumber)
  const open = (data?.items ?? []).filter(({ sku }) => !sku.owned)
  if (open.length === 0) return null
  return (
    <Card as="section" tone="flat" className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.muted}>{t('text', { count: open.length })}</p>
      </div>
      <ButtonLink
        variant="secondary"
        href={`${pathTo({ route: 'payPackage', ...place })}?orderNumber=${orderNumber}`}
      >
        {t('action')}
      </ButtonLink>
    </Card>
  )
}
