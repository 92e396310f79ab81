import { memo } from 'react'
import { drawPanel, PAINT_OPACITY, type Shape } from '@/domain/matrices/drawing/draw-panel'
import type { Panel } from '@/domain/matrices/panel'
import styles from './matrix-panel.module.css'

type Props = { panel: Panel; className?: string }

/**
 * One panel in the colour of the text around it, as large as its box. Seven paths, whatever it shows.
 * Hidden from screen readers: what it shows is the question; its container says which panel or option it is.
 */
export const MatrixPanel = memo(function MatrixPanel({ panel, className }: Props) {
  return (
    <svg
      viewBox="0 0 100 100"
      shapeRendering="geometricPrecision"
      className={className ?? styles.panel}
      focusable="false"
      aria-hidden="true"
    >
      {drawPanel(panel).map(drawShape)}
    </svg>
  )
})

const drawShape = ({ d, fill, strokeWidth }: Shape, index: number) => (
  <path
    key={index}
    d={d}
    fill={PAINT_OPACITY[fill] === 0 ? 'none' : 'currentColor'}
    fillOpacity={PAINT_OPACITY[fill] || undefined}
    fillRule="evenodd"
    {...(strokeWidth > 0 && {
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round' as const,
      strokeLinejoin: 'round' as const,
    })}
  />
)
