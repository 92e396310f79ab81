import {
  areaPath,
  baseLineOf,
  curvePath,
  IQ_PLOT,
  namePlace,
  type Span,
  xOf,
  yOf,
} from '@/domain/reports/curve'
import styles from './norm-curve.module.css'

type Props = {
  /** What the drawing says, for those who do not see it. */
  label: string
  /** A stretch to mark under the curve. */
  band?: Span
  /** A result and the ends of its interval; null: open end. */
  point?: { iq: number; interval: Span; text: string }
}

const TICKS = [55, 70, 85, 100, 115, 130, 145]
const BELOW_AXIS = 44
const BELOW_POINT = 100

/** The norm as a quiet bell curve, with a band or a result on it. Labelled directly; colour only repeats what lines say. */
export function NormCurve({ label, band, point }: Props) {
  const base = baseLineOf(IQ_PLOT)
  return (
    <svg
      viewBox={boxOf(base, point !== undefined)}
      role="img"
      aria-label={label}
      className={styles.curve}
      preserveAspectRatio="xMidYMid meet"
    >
      <path d={areaPath(IQ_PLOT, [null, null])} className={styles.all} />
      {band && <path d={areaPath(IQ_PLOT, band)} className={styles.band} />}
      {band?.map((iq, index) =>
        iq === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fixed ends
          <path key={index} d={upright(iq, base)} className={styles.edge} />
        ),
      )}
      {point && <path d={areaPath(IQ_PLOT, point.interval)} className={styles.band} />}
      <path d={curvePath(IQ_PLOT)} className={styles.line} />
      <path d={`M${IQ_PLOT.padding} ${base}H${IQ_PLOT.width - IQ_PLOT.padding}`} className={styles.axis} />
      {TICKS.map((iq) => (
        <g key={iq}>
          <path d={`M${xOf(IQ_PLOT, iq)} ${base}v8`} className={styles.axis} />
          <text x={xOf(IQ_PLOT, iq)} y={base + 34} className={styles.tick}>
            {iq}
          </text>
        </g>
      ))}
      {point && <Point point={point} base={base} />}
    </svg>
  )
}

// Without a point there is no name above the curve.
const boxOf = (base: number, hasPoint: boolean): string => {
  const from = hasPoint ? 0 : IQ_PLOT.top - IQ_PLOT.padding
  return `0 ${from} ${IQ_PLOT.width} ${base + (hasPoint ? BELOW_POINT : BELOW_AXIS) - from}`
}

const upright = (iq: number, base: number): string => `M${xOf(IQ_PLOT, iq)} ${yOf(IQ_PLOT, iq)}V${base}`

const END = 9

function Point({ point, base }: { point: NonNullable<Props['point']>; base: number }) {
  const { iq, interval, text } = point
  const [low, high] = interval
  const x = xOf(IQ_PLOT, iq)
  const from = xOf(IQ_PLOT, low ?? IQ_PLOT.domain[0])
  const to = xOf(IQ_PLOT, high ?? IQ_PLOT.domain[1])
  const y = base + 60
  const name = namePlace(IQ_PLOT, { iq, letters: text.length })
  // An end that the drawing or the test cannot show is an arrow, not a bar.
  const lowOpen = low === null || low < IQ_PLOT.domain[0]
  const highOpen = high === null || high > IQ_PLOT.domain[1]
  return (
    <g>
      <path d={upright(iq, base)} className={styles.stem} />
      <circle cx={x} cy={yOf(IQ_PLOT, iq)} r="8" className={styles.dot} />
      <path d={`M${from} ${y}H${to}`} className={styles.whisker} />
      <path d={lowOpen ? arrow(from, y, 1) : bar(from, y)} className={styles.whisker} />
      <path d={highOpen ? arrow(to, y, -1) : bar(to, y)} className={styles.whisker} />
      <circle cx={x} cy={y} r="7" className={styles.dot} />
      {low !== null && !lowOpen && (
        <text x={from} y={y + 34} className={styles.end}>
          {low}
        </text>
      )}
      {high !== null && !highOpen && (
        <text x={to} y={y + 34} className={styles.end}>
          {high}
        </text>
      )}
      <text x={name.x} y={name.y} textAnchor={name.anchor} className={styles.you}>
        {text}
      </text>
    </g>
  )
}

const bar = (x: number, y: number): string => `M${x} ${y - END}V${y + END}`
const arrow = (x: number, y: number, side: 1 | -1): string =>
  `M${x + side * END} ${y - END}L${x} ${y}L${x + side * END} ${y + END}`
