'use client'

import { type Panel, SEGMENTS } from '@/domain/matrices/panel'
import { PanelPaths } from '../matrix/panel-paths'
import { useWords } from '../words/use-words'
import { mayHaveLines, toggleLine } from './edit-panel'
import styles from './panel-editor.module.css'

type Props = { panel: Panel; disabled: boolean; onChange: (panel: Panel) => void }

/** The twelve segments, each a button that shows what it draws. */
export function LineToggles({ panel, disabled, onChange }: Props) {
  const words = useWords()
  return (
    <fieldset className={styles.lines} disabled={disabled || !mayHaveLines(panel)}>
      <legend>{words('editor.lines')}</legend>
      {SEGMENTS.map((segment, index) => (
        <button
          key={segment}
          type="button"
          title={words(`segments.${segment}`)}
          aria-label={words(`segments.${segment}`)}
          aria-pressed={Boolean((panel.lines ?? 0) & (1 << index))}
          onClick={() => onChange(toggleLine(panel, index))}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <PanelPaths panel={{ lines: 1 << index }} />
          </svg>
        </button>
      ))}
    </fieldset>
  )
}
