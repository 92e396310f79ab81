'use client'

import { FieldDescription, FieldLabel, fieldBaseClass, useField, withCondition } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useState } from 'react'
import { inspectMatrix } from '../matrix/inspect-matrix'
import matrix from '../matrix/matrix.module.css'
import { MatrixFigure } from '../matrix/matrix-figure'
import { type Matrix, OPTION_COUNT, PANEL_COUNT, slotOf } from '../matrix/read-matrix'
import { SlotDrawing } from '../matrix/slot-drawing'
import { SolverNotes } from '../matrix/solver-notes'
import { PanelEditor } from '../panel-editor/panel-editor'
import { useWords } from '../words/use-words'
import styles from './record.module.css'

type Practice = { panels?: unknown[]; options?: unknown[]; key?: number }

/** The practice item, drawn and edited panel by panel. Its answer is what the solver finds. */
function PracticeItem({ field, path: givenPath, readOnly }: JSONFieldClientProps) {
  const words = useWords()
  const { path, value, setValue, disabled } = useField<Practice>({ potentiallyStalePath: givenPath })
  const [chosen, choose] = useState<number | null>(null)
  const places = [...rowOf(value?.panels, PANEL_COUNT), ...rowOf(value?.options, OPTION_COUNT)]
  const item = matrixOf(places, value?.key)
  const change = (panel: unknown) => {
    const next = places.map((place, index) => (index === chosen ? panel : place))
    const [answer] = inspectMatrix(matrixOf(next, value?.key)).answers
    setValue({
      panels: next.slice(0, PANEL_COUNT),
      options: next.slice(PANEL_COUNT),
      key: answer === undefined ? (value?.key ?? 0) : answer - 1,
    })
  }
  const nameOf = (index: number) =>
    index < PANEL_COUNT
      ? words('matrix.panelN', { n: index + 1 })
      : words('matrix.optionN', { n: index - PANEL_COUNT + 1 })
  return (
    <div className={fieldBaseClass}>
      <FieldLabel label={field.label} path={path} />
      <div className={matrix.preview}>
        <MatrixFigure matrix={item} />
        <SolverNotes inspection={inspectMatrix(item)} />
      </div>
      <fieldset className={styles.pick}>
        <legend className={styles.unseen}>{words('record.edit')}</legend>
        {places.map((panel, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a panel is its place
            key={index}
            type="button"
            aria-pressed={index === chosen}
            aria-label={`${words('record.edit')}: ${nameOf(index)}`}
            onClick={() => choose(index === chosen ? null : index)}
          >
            <SlotDrawing slot={slotOf(panel)} label={nameOf(index)} />
          </button>
        ))}
      </fieldset>
      {chosen !== null && (
        <PanelEditor
          key={chosen}
          id={`field-${path.replaceAll('.', '__')}__${chosen}`}
          value={places[chosen]}
          disabled={Boolean(readOnly || disabled)}
          onChange={change}
        />
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

export const PracticeField = withCondition(PracticeItem)

const rowOf = (panels: unknown[] | undefined, count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => panels?.[index] ?? null)

/** The item's key counts from 0, the figure's from 1. */
const matrixOf = (places: readonly unknown[], key: number | undefined): Matrix => ({
  panels: places.slice(0, PANEL_COUNT).map(slotOf),
  options: places.slice(PANEL_COUNT).map(slotOf),
  key: key === undefined ? null : key + 1,
})
