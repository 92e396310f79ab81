'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import { Radar } from './charts/radar'
import { Keywords } from './keywords'
import styles from './map.module.css'
import { TraitsTable } from './traits-table'

/** A map at a glance: its keywords, the five traits in one picture, and a line for each other dimension. */
export function Overview({ score, caution }: { score: MapScore; caution: boolean }) {
  const t = useTranslations('map')
  const words = useTranslations('questionnaire.report')
  const { keywords, notes, traits, others } = score
  return (
    <>
      <Card as="section" className={sections.section}>
        <h2 className={sections.title}>{t('keywords')}</h2>
        <Keywords words={keywords} note={notes.keywords} />
        {caution && <Notice still>{words('caution')}</Notice>}
        {score.missing && <Notice still>{score.missing}</Notice>}
      </Card>
      <Card as="section" className={sections.section}>
        <h2 className={sections.title}>{traits.title}</h2>
        <div className={styles.beside}>
          <Radar traits={traits} />
          <TraitsTable traits={traits} />
        </div>
      </Card>
      <Card as="section" className={sections.section}>
        <h2 className={sections.title}>{others.title}</h2>
        <dl className={styles.facts}>
          {others.list.map(({ name, said }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}
