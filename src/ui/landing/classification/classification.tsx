import { useFormatter, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import type { BlockWords } from '@/domain/catalog/landing'
import { BANDS } from '@/domain/measurement/norms'
import { areaPath, curvePath, type Plot, xOf, yOf } from '@/domain/reports/curve'
import { populationShare, readableShare } from '@/domain/reports/iq/score-facts'
import { Section } from '../section'
import styles from './classification.module.css'

const PLOT: Plot = { width: 600, height: 285, padding: 0, top: 0, domain: [50, 156] }
const STRENGTHS = [0.16, 0.3, 0.46, 0.62, 0.8, 1]

const BANDED = BANDS.map(({ id, from }, index) => {
  const next = BANDS[index + 1]
  const low = Number.isFinite(from) ? from : null
  const high = next ? next.from - 1 : null
  const [left, right] = [low ?? PLOT.domain[0], next?.from ?? PLOT.domain[1]]
  return {
    id,
    low,
    high,
    span: [low, next?.from ?? null] as const,
    share: readableShare(populationShare([low, high])),
    strength: STRENGTHS[index] ?? 1,
    middle: (left + right) / 2,
    top: Math.min(yOf(PLOT, left), yOf(PLOT, right), yOf(PLOT, (left + right) / 2)),
  }
})
const EDGES = BANDS.slice(1).map(({ from }) => from)

const across = (iq: number): string => `${((xOf(PLOT, iq) / PLOT.width) * 100).toFixed(2)}%`
const down = (y: number): string => `${(100 - (y / PLOT.height) * 100).toFixed(2)}%`

/** The classes of IQ under the normal curve, directly labelled, with the same in a table. */
export function Classification({ lang, heading, text }: BlockWords['classification'] & { lang: string }) {
  return (
    <Section lang={lang} heading={heading} text={text}>
      <div className={styles.both}>
        <Chart />
        <Classes />
      </div>
    </Section>
  )
}

function Chart() {
  const t = useTranslations('landing.classification')
  const percentOf = useShareFormat()
  return (
    <div className={styles.chart} role="img" aria-label={t('label')}>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          className={styles.svg}
          aria-hidden="true"
          focusable="false"
        >
          {BANDED.map(({ id, span, strength }) => (
            <path key={id} d={areaPath(PLOT, span)} fillOpacity={strength} className={styles.band} />
          ))}
          {EDGES.map((iq) => (
            <path key={iq} d={`M${xOf(PLOT, iq)} ${yOf(PLOT, iq)}V${PLOT.height}`} className={styles.edge} />
          ))}
          <path d={curvePath(PLOT)} className={styles.line} />
        </svg>
        {BANDED.map(({ id, middle, top, share }) => (
          <span key={id} className={styles.share} style={{ left: across(middle), bottom: down(top) }}>
            {percentOf(share)}
          </span>
        ))}
      </div>
      <div className={styles.axis}>
        {EDGES.map((iq) => (
          <span key={iq} style={{ left: across(iq) }}>
            {iq}
          </span>
        ))}
        <em>{t('axis')}</em>
      </div>
    </div>
  )
}

function Classes() {
  const t = useTranslations('landing.classification')
  const band = useTranslations('report.band')
  const column = useTranslations('report.result')
  const percentOf = useShareFormat()
  const rangeOf = ({ low, high }: (typeof BANDED)[number]) =>
    low === null
      ? t('below', { iq: (high ?? 0) + 1 })
      : high === null
        ? t('from', { iq: low })
        : `${low}–${high}`
  return (
    <table className={styles.table}>
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('class')}</th>
          <th scope="col">{column('rangeColumn')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {BANDED.toReversed().map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <span className={styles.name}>
                <i
                  className={styles.swatch}
                  style={{ '--strength': `${row.strength * 100}%` } as CSSProperties}
                />
                {band(row.id)}
              </span>
            </th>
            <td>{rangeOf(row)}</td>
            <td>{percentOf(row.share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const useShareFormat = () => {
  const format = useFormatter()
  return (percent: number) => format.number(percent / 100, { style: 'percent', maximumFractionDigits: 1 })
}
