'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import styles from './about-report.module.css'
import sections from './report.module.css'
import type { Report } from './score/score-facts'

/** What the result rests on, and what speaks against reading it too exactly. */
export function AboutReport({ report }: { report: Report }) {
  const t = useTranslations('report')
  const { score, answered, total, timing, late, caution } = report
  return (
    <Card as="section" tone="flat" className={sections.section}>
      <h2 className={sections.title}>{t('result.aboutTitle')}</h2>
      {caution && <Notice still>{t('result.caution')}</Notice>}
      {late > 0 && <Notice still>{t('result.late', { count: late })}</Notice>}
      <div className={styles.about}>
        <dl className={styles.facts}>
          <dt>{t('result.timingLabel')}</dt>
          <dd>
            {t(`timing.${timing}`)}
            {timing !== 'standard' && <span className={styles.note}>{t('result.timingNote')}</span>}
          </dd>
          <dt>{t('result.answeredLabel')}</dt>
          <dd>
            {score
              ? t('result.answered', { answered, total, raw: score.raw })
              : t('result.answeredOnly', { answered, total })}
          </dd>
        </dl>
        {score && (
          <div className={styles.norm}>
            <p>{t('result.norm', { version: score.normVersion })}</p>
            <p className={sections.muted}>
              {t('result.versions', { scoring: score.scoringVersion, norm: score.normVersion })}
            </p>
          </div>
        )}
      </div>
    </Card>
  )
}
