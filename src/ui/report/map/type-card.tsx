'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { Fold } from '@/ui/primitives/fold'
import { FiguresTable } from '../questionnaire/figures-table'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapScore } from '../questionnaire/questionnaire-report'
import sections from '../report.module.css'
import { countOutcomes, OutcomeBar } from './charts/outcome-bar'
import { ShareBar } from './charts/share-bar'
import styles from './map.module.css'
import { useShares } from './use-shares'

type Type = MapScore['type']

/** Reflective, intuitive or neither, by six puzzles; then how the taker sees it, and the puzzles with their answers. */
export function TypeCard({ type }: { type: Type }) {
  return (
    <Card as="section" className={sections.section}>
      <h2 className={sections.title}>{type.name}</h2>
      <p className={sections.muted}>{type.about}</p>
      <div className={rows.row}>
        <div className={rows.side}>
          <p className={rows.level}>{type.typeName}</p>
          <Figures type={type} />
        </div>
        <div className={rows.side}>
          <p className={rows.text}>{type.text}</p>
        </div>
      </div>
      <section className={sections.section}>
        <h3 className={rows.name}>{type.style.name}</h3>
        <p className={sections.muted}>{type.style.about}</p>
        <p className={sections.words}>{type.style.text}</p>
        <p className={sections.words}>{type.style.agrees}</p>
      </section>
      <Puzzles puzzles={type.puzzles} />
      <p className={styles.note}>{type.norm}</p>
    </Card>
  )
}

function Figures({ type }: { type: Type }) {
  const t = useTranslations('map.type')
  const words = useTranslations('map')
  const { percent, interval } = useShares()
  const counts = countOutcomes(type.puzzles)
  const told = counts.map(({ outcome, count }) => t('counted', { name: t(`names.${outcome}`), count }))
  const [low, high] = type.interval
  const decided = type.right + type.lure
  return (
    <>
      <OutcomeBar label={t('bar', { counts: told.join('; ') })} counts={counts} />
      <ul className={styles.counts} aria-hidden="true">
        {told.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className={styles.caption}>{t('share')}</p>
      <ShareBar
        label={t('shareBar', { name: t('share'), low: percent(low), high: percent(high) })}
        share={decided > 0 ? type.right / decided : null}
        interval={type.interval}
      />
      <p className={sections.muted}>{type.counts}</p>
      <FiguresTable
        groups={[
          {
            id: 'type',
            name: type.name,
            rows: [
              ...counts.map(({ outcome, count }) => [t(`names.${outcome}`), count] as const),
              ...(decided > 0 ? [[t('share'), percent(type.right / decided)] as const] : []),
              [words('interval80'), interval(type.interval)] as const,
            ],
          },
        ]}
      />
    </>
  )
}

function Puzzles({ puzzles }: Pick<Type, 'puzzles'>) {
  const t = useTranslations('map.type')
  return (
    <Fold summary={t('puzzles')}>
      <ol className={styles.puzzles}>
        {puzzles.map(({ id, outcome, text, why }) => (
          <li key={id}>
            <p className={sections.words}>{text}</p>
            <p className={styles.went}>{t(`went.${outcome}`)}</p>
            <p className={sections.words}>{why}</p>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
