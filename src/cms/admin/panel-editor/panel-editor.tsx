'use client'

import type { ReactNode } from 'react'
import { isPanel, slotOf } from '@/domain/matrices/matrix-slots'
import type { Panel } from '@/domain/matrices/panel'
import { JsonText } from '../json/json-text'
import { SlotDrawing } from '../matrix/slot-drawing'
import { useWords } from '../words/use-words'
import {
  mayHoldInner,
  setFigureFill,
  setFigureShape,
  setFigureTurn,
  setInnerFill,
  setInnerShape,
  setInnerTurn,
} from './edit-panel'
import { ExtentControls } from './extent-controls'
import { LineToggles } from './line-toggles'
import { LookControls } from './look-controls'
import styles from './panel-editor.module.css'

type Props = {
  id: string
  value: unknown
  disabled: boolean
  onChange: (value: unknown) => void
  /** What the form says against it. */
  error?: ReactNode
}

/** One panel: its drawing, a control for each of its layers, and the JSON behind them. */
export function PanelEditor({ id, value, disabled, onChange, error }: Props) {
  const words = useWords()
  const slot = slotOf(value)
  const panel: Panel = isPanel(slot) ? slot : {}
  return (
    <div className={styles.field}>
      <div className={styles.drawing}>
        {error}
        <SlotDrawing slot={slot} label={words('matrix.drawn')} />
      </div>
      <div className={styles.controls}>
        <div className={styles.layer}>
          <LookControls
            label={words('editor.figure')}
            look={panel.figure}
            disabled={disabled}
            onShape={(shape) => onChange(setFigureShape(panel, shape))}
            onFill={(fill) => onChange(setFigureFill(panel, fill))}
            onTurn={(turn) => onChange(setFigureTurn(panel, turn))}
          />
          <ExtentControls panel={panel} disabled={disabled} onChange={onChange} />
        </div>
        <div className={styles.layer}>
          <LookControls
            label={words('editor.inner')}
            look={panel.inner}
            disabled={disabled || !mayHoldInner(panel)}
            onShape={(shape) => onChange(setInnerShape(panel, shape))}
            onFill={(fill) => onChange(setInnerFill(panel, fill))}
            onTurn={(turn) => onChange(setInnerTurn(panel, turn))}
          />
        </div>
        <LineToggles panel={panel} disabled={disabled} onChange={onChange} />
        <details className={styles.raw}>
          <summary>{words('editor.raw')}</summary>
          <JsonText
            id={id}
            label={words('editor.raw')}
            value={value}
            disabled={disabled}
            onChange={onChange}
          />
        </details>
      </div>
    </div>
  )
}
