import { isPanel, type Slot } from '@/domain/matrices/matrix-slots'
import { PanelPaths } from './panel-paths'

/** A matrix drawn small. The text beside it says which one it is. */
export function MatrixThumbnail({ panels, className }: { panels: readonly Slot[]; className?: string }) {
  return (
    <svg viewBox="0 0 330 330" className={className} aria-hidden="true">
      {panels.map((slot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <g key={index} transform={`translate(${(index % 3) * 110 + 5} ${Math.floor(index / 3) * 110 + 5})`}>
          {isPanel(slot) && <PanelPaths panel={slot} />}
        </g>
      ))}
      <text x="275" y="300" textAnchor="middle" fontSize="80" fill="currentColor">
        ?
      </text>
    </svg>
  )
}
