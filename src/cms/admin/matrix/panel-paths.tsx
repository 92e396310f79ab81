import { drawPanel, PAINT_OPACITY, type Shape } from '@/domain/matrices/drawing/draw-panel'
import type { Panel } from '@/domain/matrices/panel'

/** The paths of one panel, in a box of 100 x 100 and in the colour of the text around. */
export function PanelPaths({ panel }: { panel: Panel }) {
  return drawPanel(panel).map(drawShape)
}

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
