'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import styles from './matrix.module.css'
import { MatrixFigure } from './matrix-figure'
import { type Matrix, slotOf } from './read-matrix'

/** A question version as it was published. Its key counts from 0, the form's from 1. */
export function VersionPreview() {
  const state = useFormFields(([fields]) =>
    JSON.stringify([fields.panels?.value, fields.options?.value, fields.key?.value]),
  )
  const matrix = useMemo((): Matrix => {
    const [panels, options, key] = JSON.parse(state) as unknown[]
    const slots = (value: unknown) => (Array.isArray(value) ? value.map(slotOf) : [])
    return { panels: slots(panels), options: slots(options), key: Number(key) + 1 }
  }, [state])
  return (
    <div className={styles.preview}>
      <MatrixFigure matrix={matrix} />
    </div>
  )
}
