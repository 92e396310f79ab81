'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { Fold } from '@/ui/primitives/fold'
import { Notice } from '@/ui/primitives/notice'
import styles from './about-report.module.css'
import { Prose } from './iq/prose'
import sections from './report.module.css'
import type { Report, Told } from './score/score-facts'

/** What the result rests on: norm, versions, timing. */
export function AboutReport({ told }: { told: Told['about'] }) {
  const t = useTranslations('report.iq')
  return (
    <Card as="section" tone="flat" className={sections.section}>
      <h2 className={sections.title}>{told.title}</h2>
      <Prose quiet>{told.paragraphs}</Prose>
      {told.names && (
        <Fold summary={t('oldNames')}>
          <Prose quiet>{[told.names]}</Prose>
        </Fold>
      )}
    </Card>
  )
}

/** What speaks against reading the score too exactly. It stands beside the score. */
export function Cautions({ told }: { told: Told['about']['cautions'] }) {
  if (told.length === 0) return null
  return (
    <Notice still>
      <Prose>{told}</Prose>
    </Notice>
  )
}

/** How the test was taken, where its score is not open. */
export function UnscoredFacts({ report }: { report: Report }) {
  const t = useTranslations('report')
  const { answered, total, timing, late, caution } = report
  return (
    <Card as="section" tone="flat" className={sections.section}>
      <h2 className={sections.title}>{t('result.aboutTitle')}</h2>
      {caution && <Notice still>{t('result.caution')}</Notice>}
      {late > 0 && <Notice still>{t('result.late', { count: late })}</Notice>}
      <dl className={styles.facts}>
        <dt>{t('result.timingLabel')}</dt>
        <dd>
          {t(`timing.${timing}`)}
          {timing !== 'standard' && <span className={styles.note}>{t('result.timingNote')}</span>}
        </dd>
        <dt>{t('result.answeredLabel')}</dt>
        <dd>{t('result.answeredOnly', { answered, total })}</dd>
      </dl>
    </Card>
  )
}
