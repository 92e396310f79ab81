import type { DefaultServerCellComponentProps } from 'payload'
import styles from './matrix.module.css'
import { MatrixThumbnail } from './matrix-thumbnail'
import { panelsOfDocument } from './read-matrix'

/** The question in the list, drawn on the server from the row that the list has read anyway. */
export function MatrixCell({ rowData }: DefaultServerCellComponentProps) {
  return <MatrixThumbnail panels={panelsOfDocument(rowData)} className={styles.thumbnail} />
}
