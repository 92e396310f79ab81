'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/ui/primitives/card'
import { FiguresTable } from '../questionnaire/figures-table'
import rows from '../questionnaire/questionnaire.module.css'
import type { MapHealth } from '../questionnaire/questionnaire-report'
import { ScaleBar } from '../questionnaire/scale-bar'
import { useFigures, wholeFigures } from '../questionnaire/use-figures'
import { bandOf } from '../questionnaire/what-is-said'
import sections from '../report.module.css'
import score from '../score/score-card.module.css'
import styles from './map.module.css'
import { Tips } from './recommendations'

type Index = NonNullable<MapHealth['index']>
type Scale = MapHealth['scales'][number]

/** The part about health as a whole, free: its index with the interval, three scales, and small things to try. In no colour of a result. */
export function HealthCard({ health }: { health: MapHealth }) {
  const t = useTranslations('map.health')
  const told = useTranslations('questionnaire.told')
  const { name, about, index, scales, norm, answered, of } = health
  return (
    <Card as="section" className={sections.section} aria-labelledby="health">
      <h2 id="health" className={sections.title}>
        {name}
      </h2>
      <p className={sections.muted}>{about}</p>
      {index ? <IndexTold index={index} /> : <p className={sections.words}>{t('noIndex')}</p>}
      {scales.length > 0 && (
        <section className={sections.section}>
          <h3 className={rows.name}>{t('scales')}</h3>
          <ul className={styles.plain}>
            {scales.map((scale) => (
              <ScaleRow key={scale.id} scale={scale} />
            ))}
          </ul>
          <ScaleTable scales={scales} />
        </section>
      )}
      {index && index.tips.length > 0 && (
        <section className={sections.section}>
          <h3 className={rows.name}>{t('tips')}</h3>
          <Tips tips={index.tips} />
        </section>
      )}
      <p className={sections.muted}>{told('answeredOf', { answered, total: of })}</p>
      <p className={styles.note}>{norm}</p>
    </Card>
  )
}

function IndexTold({ index: { value, bandName, interval, capped, text } }: { index: Index }) {
  const t = useTranslations('map.health')
  return (
    <>
      <div>
        <p className={score.words}>
          {t.rich('value', { value, big: (words) => <strong className={styles.figure}>{words}</strong> })}
        </p>
        {/* Held down by a rule, it is no estimate that chance could move. */}
        {!capped && <p className={sections.muted}>{interval}</p>}
      </div>
      <p className={styles.bandName}>{bandName}</p>
      <p className={sections.words}>{text}</p>
      {capped && <p className={sections.words}>{capped}</p>}
    </>
  )
}

function ScaleRow({ scale }: { scale: Scale }) {
  const t = useTranslations('map')
  const figures = wholeFigures(scale)
  return (
    <li className={rows.side}>
      <h4 className={styles.axis}>{scale.name}</h4>
      {scale.about && <p className={sections.muted}>{scale.about}</p>}
      <ScaleBar
        label={t('traits.point', { name: scale.name, ...figures })}
        percent={scale.percent}
        ci95={scale.ci95}
        segments={scale.bands.map(({ id, name, from }) => ({ id, name: name ?? id, from }))}
        here={scale.band}
        you={t('youAt', { percent: figures.percent })}
      />
      {/* On a phone a bar names its ends alone. */}
      <p className={styles.here}>{bandOf(scale)?.name}</p>
    </li>
  )
}

function ScaleTable({ scales }: { scales: readonly Scale[] }) {
  const t = useTranslations('map')
  const words = useTranslations('report.result')
  const { percent, interval } = useFigures()
  return (
    <FiguresTable
      groups={scales.map((scale) => ({
        id: scale.id,
        name: scale.name,
        rows: [
          [t('traits.place'), wholeFigures(scale).percent],
          [words('interval'), interval(scale)],
          ...scale.bands.map(
            ({ id, name, probability }) =>
              [t('health.probability', { band: name ?? id }), percent(probability)] as const,
          ),
        ],
      }))}
    />
  )
}
