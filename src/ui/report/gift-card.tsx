'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ButtonLink } from '@/ui/primitives/button-link'
import { Card } from '@/ui/primitives/card'
import { classes } from '@/ui/primitives/classes'
import styles from './report.module.css'
import type { AnyReport } from './score/score-facts'

type Props = { place: ScreenPlace; gift: NonNullable<AnyReport['gift']> }

/** The test that came free with what was bought: the way to it, or to its report once it was taken. */
export function GiftCard({ place: { code, examId }, gift }: Props) {
  const t = useTranslations('report.gift')
  const { title, used } = gift
  return (
    <Card as="section" tone="tinted" className={classes(styles.beside, styles.offer)}>
      <div className={styles.section}>
        <h2 className={styles.title}>{t('title', { title })}</h2>
        <p>{t(used ? 'used' : 'text')}</p>
      </div>
      <div className={styles.actions}>
        {used ? (
          <ButtonLink variant="secondary" href={pathTo({ route: 'results', code, examId })}>
            {t('reports')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href={pathTo({ route: 'instructions', code, examId: gift.examId })}>
            {t('start')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
