'use client'

import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { type Matrix, slotOf } from '@/domain/matrices/matrix-slots'
import styles from './matrix.module.css'
import { MatrixFigure } from './matrix-figure'

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
