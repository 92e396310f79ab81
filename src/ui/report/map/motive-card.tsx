'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { FiguresTable } from '../questionnaire/figures-table'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import { ShareBar } from './charts/share-bar'
import styles from './map.module.css'
import { leadMotives } from './map-told'
import { useShares } from './use-shares'

type Motive = MapScore['motive']

/** How often each motive was chosen, and what the leading one says. */
export function MotiveCard({ motive }: { motive: Motive }) {
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{motive.name}</h2>
      <p className={sections.muted}>{motive.about}</p>
      <div className={rows.row}>
        <Bars motive={motive} />
        <div className={rows.side}>
          {motive.summary && <p className={rows.text}>{motive.summary}</p>}
          {leadMotives(motive).map(({ id, name, text, share }) => (
            <section key={id} className={rows.side}>
              <h3 className={rows.name}>{name}</h3>
              <p className={rows.text}>{text}</p>
              <p className={sections.muted}>{share}</p>
            </section>
          ))}
        </div>
      </div>
      <Table motive={motive} />
      <p className={styles.note}>{motive.norm}</p>
    </Card>
  )
}

function Bars({ motive: { motives, answered, lead } }: { motive: Motive }) {
  const t = useTranslations('map.motive')
  const { percent } = useShares()
  return (
    <ul className={styles.bars}>
      {motives.map(({ id, name, picks, interval: [low, high] }) => (
        <li key={id}>
          <p className={styles.measured}>
            <span className={lead.includes(id) ? styles.leading : undefined}>{name}</span>
            <span>{t('picks', { picks, answered })}</span>
          </p>
          <ShareBar
            label={t('bar', { name, picks, answered, low: percent(low), high: percent(high) })}
            share={answered > 0 ? picks / answered : null}
            interval={[low, high]}
          />
        </li>
      ))}
    </ul>
  )
}

function Table({ motive: { motives, answered } }: { motive: Motive }) {
  const t = useTranslations('map')
  const { interval, percent } = useShares()
  return (
    <FiguresTable
      groups={motives.map((motive) => ({
        id: motive.id,
        name: motive.name,
        rows: [
          [t('motive.chosen'), t('motive.picks', { picks: motive.picks, answered })],
          [t('motive.share'), percent(answered > 0 ? motive.picks / answered : 0)],
          [t('interval80'), interval(motive.interval)],
        ],
      }))}
    />
  )
}
