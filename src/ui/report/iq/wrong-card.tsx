'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import styles from '../report.module.css'
import type { Report } from '../score/score-facts'

type Props = { place: ScreenPlace; report: Pick<Report, 'openParts' | 'orderNumber'> }

/** The way to every answer beside the right one, where it was bought. */
export function WrongCard({ place, report: { openParts, orderNumber } }: Props) {
  const t = useTranslations('report.result')
  if (!openParts.includes('wrong_answers')) return null
  return (
    <Card as="section" className={classes(styles.beside, styles.offer)}>
      <div className={styles.section}>
        <h2 className={styles.title}>{t('wrongTitle')}</h2>
        <p>{t('wrongText')}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          href={`${pathTo({ route: 'wrongAnswers', ...place })}?orderNumber=${orderNumber}`}
        >
          {t('wrongOpen')}
        </ButtonLink>
      </div>
    </Card>
  )
}
