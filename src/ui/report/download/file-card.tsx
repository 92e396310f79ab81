'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import styles from '../report.module.css'

type Props = { place: ScreenPlace; orderNumber: string }

/** The way to the report as a file, and which of the two can be read aloud. */
export function FileCard({ place, orderNumber }: Props) {
  const t = useTranslations('download.card')
  return (
    <Card as="section" className={classes(styles.beside, styles.offer)}>
      <div className={styles.section}>
        <h2 className={styles.title}>{t('title')}</h2>
        <p>{t('text')}</p>
        <p className={styles.muted}>{t('access')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          href={`${pathTo({ route: 'reportDownload', ...place })}?orderNumber=${orderNumber}`}
        >
          {t('open')}
        </ButtonLink>
      </div>
    </Card>
  )
}
