'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import report from '../report.module.css'
import styles from './rank-card.module.css'
import type { Rank } from './score-facts'

/** A hundred people of the norm in order of their scores; how many score lower, with the interval's ends. */
export function RankCard({ rank, atLeast }: { rank: Rank; atLeast: boolean }) {
  const t = useTranslations('report.result')
  return (
    <Card as="section" className={report.section}>
      <h2 className={report.title}>{t('rankTitle')}</h2>
      <p>{t(atLeast ? 'rankAtLeast' : 'rank', { better: rank.better })}</p>
      <div role="img" aria-label={t('people', { better: rank.better })} className={styles.people}>
        {Array.from({ length: 100 }, (_, person) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is its place
          <span key={person} className={person < rank.better ? styles.lower : styles.other} />
        ))}
      </div>
      <p className={report.muted}>
        {t(atLeast ? 'rankAbove' : 'rankInterval', { low: rank.betterLow, high: rank.betterHigh })}
      </p>
      <p className={report.muted}>{t('rankModel')}</p>
    </Card>
  )
}
