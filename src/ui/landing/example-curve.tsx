import { useTranslations } from 'next-intl'
import { areaPath, curvePath, type Plot, xOf } from '@/domain/reports/curve'
import styles from './example-curve.module.css'
import { Plumb } from './plumb'

const PLOT: Plot = { width: 400, height: 210, padding: 0, top: 0, domain: [55, 145] }
/** As wide as the form makes it on the day of its launch: docs/measurement.md (tests/unit/locales/told-rules.test.ts). */
export const EXAMPLE = { iq: 112, low: 97, high: 127 }
const TICKS = [70, 85, 100, 115, 130]

const percent = (iq: number): string => `${((xOf(PLOT, iq) / PLOT.width) * 100).toFixed(2)}%`

/** A score as we print it: a point on the curve with its interval. An example, and it says so. */
export function ExampleCurve() {
  const t = useTranslations('landing')
  return (
    <div className={styles.plate}>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          className={styles.svg}
          role="img"
          aria-label={t('exampleLabel', EXAMPLE)}
        >
          <path d={areaPath(PLOT, [null, null])} className={styles.area} />
          <path d={areaPath(PLOT, [EXAMPLE.low, EXAMPLE.high])} className={styles.interval} />
          <path d={curvePath(PLOT)} className={styles.line} />
        </svg>
        <div className={styles.fall}>
          <Plumb x={percent(EXAMPLE.iq)} end="100%" />
        </div>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {TICKS.map((iq) => (
          <span key={iq} style={{ left: percent(iq) }}>
            {iq}
          </span>
        ))}
      </div>
      <p className={styles.caption}>
        <strong>{t('exampleScore', EXAMPLE)}</strong>
        {t('exampleCaption')}
      </p>
    </div>
  )
}
