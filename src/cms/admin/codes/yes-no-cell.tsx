'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useWords } from '../words/use-words'

/** A box in a list: ticked or not, in words. */
export function YesNoCell({ cellData }: DefaultCellComponentProps) {
  const words = useWords()
  return <span>{words(cellData ? 'filters.yes' : 'filters.no')}</span>
}
