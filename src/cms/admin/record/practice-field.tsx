'use client'

import { FieldDescription, FieldLabel, fieldBaseClass, useField, withCondition } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { type Matrix, OPTION_COUNT, PANEL_COUNT, slotOf } from '@/domain/matrices/matrix-slots'
import matrix from '../matrix/matrix.module.css'
import { MatrixFigure } from '../matrix/matrix-figure'
import { SlotDrawing } from '../matrix/slot-drawing'
import { SolverNotes } from '../matrix/solver-notes'
import { useInspection } from '../matrix/use-inspection'
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
  const { reading, again, current } = useInspection(item)
  const answer = current && reading.phase === 'done' ? reading.found.answers[0] : undefined
  useEffect(() => {
    if (value && answer !== undefined && value.key !== answer - 1) setValue({ ...value, key: answer - 1 })
  }, [value, answer, setValue])
  const change = (panel: unknown) => {
    const next = places.map((place, index) => (index === chosen ? panel : place))
    setValue({ panels: next.slice(0, PANEL_COUNT), options: next.slice(PANEL_COUNT), key: value?.key ?? 0 })
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
        <SolverNotes reading={reading} again={again} />
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
