import type { DefaultServerCellComponentProps } from 'payload'
import { wordsForCode } from './words-for-code'

export function CodeCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  const name = 'name' in field ? String(field.name) : ''
  return (
    <span>{cellData ? wordsForCode({ name, code: String(cellData), language: i18n.language }) : '–'}</span>
  )
}
