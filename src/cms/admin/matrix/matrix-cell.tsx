'use client'

import type { DefaultCellComponentProps } from 'payload'
import styles from './matrix.module.css'
import { PanelPaths } from './panel-drawing'
import { isPanel, panelsOfDocument } from './read-matrix'

/** The question in the list, as a thumbnail. The name beside it says which it is. */
export function MatrixCell({ rowData }: DefaultCellComponentProps) {
  const panels = panelsOfDocument(rowData)
  return (
    <svg viewBox="0 0 330 330" className={styles.thumbnail} aria-hidden="true">
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
