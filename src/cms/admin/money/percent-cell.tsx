'use client'

import type { DefaultCellComponentProps } from 'payload'

/** A percentage in a list. */
export function PercentCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? `${cellData} %` : '–'}</span>
}
