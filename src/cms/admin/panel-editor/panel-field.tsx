'use client'

import { FieldError, fieldBaseClass, useField, withCondition } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { Panel } from '@/domain/matrices/panel'
import { JsonText } from '../json/json-text'
import { isPanel, slotOf } from '../matrix/read-matrix'
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

/** One panel: its drawing, a control for each of its layers, and the JSON behind them. */
function Panels({ path: givenPath, readOnly }: JSONFieldClientProps) {
  const words = useWords()
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
  })
  const locked = Boolean(readOnly || disabled)
  const slot = slotOf(value)
  const panel: Panel = isPanel(slot) ? slot : {}
  const change = (next: Panel) => setValue(next)
  return (
    <div className={`${fieldBaseClass} ${styles.field}`}>
      <div className={`${fieldBaseClass}__wrap ${styles.drawing}`}>
        <FieldError path={path} showError={showError} />
        <SlotDrawing slot={slot} label={words('matrix.drawn')} />
      </div>
      <div className={styles.controls}>
        <div className={styles.layer}>
          <LookControls
            label={words('editor.figure')}
            look={panel.figure}
            disabled={locked}
            onShape={(shape) => change(setFigureShape(panel, shape))}
            onFill={(fill) => change(setFigureFill(panel, fill))}
            onTurn={(turn) => change(setFigureTurn(panel, turn))}
          />
          <ExtentControls panel={panel} disabled={locked} onChange={change} />
        </div>
        <div className={styles.layer}>
          <LookControls
            label={words('editor.inner')}
            look={panel.inner}
            disabled={locked || !mayHoldInner(panel)}
            onShape={(shape) => change(setInnerShape(panel, shape))}
            onFill={(fill) => change(setInnerFill(panel, fill))}
            onTurn={(turn) => change(setInnerTurn(panel, turn))}
          />
        </div>
        <LineToggles panel={panel} disabled={locked} onChange={change} />
        <details className={styles.raw}>
          <summary>{words('editor.raw')}</summary>
          <JsonText
            id={`field-${path.replaceAll('.', '__')}`}
            label={words('editor.raw')}
            value={value}
            disabled={locked}
            onChange={setValue}
          />
        </details>
      </div>
    </div>
  )
}

export const PanelField = withCondition(Panels)
