'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { Notice } from '@/ui/primitives/notice'
import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import { Radar } from './charts/radar'
import { Keywords } from './keywords'
import styles from './map.module.css'
import { leadMotives, toldCells } from './map-told'
import { TraitsTable } from './traits-table'

/** A map at a glance: its keywords, the five traits in one picture, and a line for each other dimension. */
export function Overview({ score, caution }: { score: MapScore; caution: boolean }) {
  const t = useTranslations('map')
  const words = useTranslations('questionnaire.report')
  return (
    <>
      <Card as="section" className={sections.section}>
        <h2 className={sections.title}>{t('keywords')}</h2>
        <Keywords words={score.keywords} note={score.notes.keywords} />
        {caution && <Notice still>{words('caution')}</Notice>}
      </Card>
      <Card as="section" className={sections.section}>
        <h2 className={sections.title}>{t('traits.title')}</h2>
        <div className={styles.beside}>
          <Radar traits={score.traits} />
          <TraitsTable traits={score.traits} />
        </div>
      </Card>
      <Others score={score} />
    </>
  )
}

function Others({ score: { type, quadrant, motive } }: { score: MapScore }) {
  const t = useTranslations('map')
  const format = useFormatter()
  const fields = toldCells(quadrant).map(({ name }) => name)
  const leading = leadMotives(motive).map(({ name }) => name)
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{t('others')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{type.name}</dt>
          <dd>{type.typeName}</dd>
        </div>
        <div>
          <dt>{quadrant.name}</dt>
          <dd>{format.list(fields, { type: 'disjunction' })}</dd>
        </div>
        <div>
          <dt>{motive.name}</dt>
          <dd>{leading.length > 0 ? format.list(leading, { type: 'conjunction' }) : motive.summary}</dd>
        </div>
      </dl>
    </Card>
  )
}
