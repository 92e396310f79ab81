'use client'

import { CopyIcon } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useWords } from '../words/use-words'
import styles from './duplicate.module.css'
import { useDuplicate } from './use-duplicate'

/** The same in the list, at the end of its row. */
export function DuplicateCell({ rowData }: DefaultCellComponentProps) {
  const words = useWords()
  const { working, duplicate } = useDuplicate(rowData.id)
  const label = words('duplicate.row', { title: String(rowData.title ?? '') })
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-busy={working}
      onClick={duplicate}
    >
      <CopyIcon />
    </button>
  )
}
