import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { wordsForCode } from './words-for-code'

/** A code in words. In the first column it is the way to its row, also where a relation is chosen from a list. */
export function CodeCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, columnIndex, field, i18n, link, linkURL, rowData } = props
  const name = 'name' in field ? String(field.name) : ''
  const words = cellData ? wordsForCode({ name, code: String(cellData), language: i18n.language }) : '–'
  if (!link) return <span>{words}</span>
  return (
    <RenderDefaultCell
      clientProps={{ cellData: words, collectionSlug, field: { name, type: 'text' }, link, linkURL, rowData }}
      columnIndex={columnIndex ?? 0}
      enableRowSelections
      isLinkedColumn
    />
  )
}
