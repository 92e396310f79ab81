'use client'

import type { Panel } from '@/domain/matrices/panel'
import { useWords } from '../words/use-words'
import { Choice } from './choice'
import { type Extent, extentOf, setExtent, toggleSlot } from './edit-panel'
import styles from './panel-editor.module.css'

type Props = { panel: Panel; disabled: boolean; onChange: (panel: Panel) => void }

/** One figure of a size, a number of small ones, or small ones at chosen places. */
export function ExtentControls({ panel, disabled, onChange }: Props) {
  const words = useWords()
  const { figure } = panel
  if (!figure) return null
  const extent = extentOf(figure)
  const most = extent === 'size' ? 4 : 9
  return (
    <Choice<Extent>
      label={words('editor.extent')}
      value={extent}
      options={EXTENTS.map((value) => ({ value, label: words(`editor.${value}`) }))}
      onChange={(next) => onChange(setExtent(panel, next, FIRST[next]))}
      disabled={disabled}
    >
      {extent === 'slots' ? (
        <fieldset className={styles.slots} disabled={disabled}>
          <legend className={styles.unseen}>{words('editor.slots')}</legend>
          {PLACES.map((place) => (
            <button
              key={place}
              type="button"
              aria-label={words('editor.place', { n: place + 1 })}
              aria-pressed={Boolean((figure.slots ?? 0) & (1 << place))}
              onClick={() => onChange(toggleSlot(panel, place))}
            />
          ))}
        </fieldset>
      ) : (
        <select
          className={styles.amount}
          aria-label={words(`editor.${extent}`)}
          value={figure[extent]}
          disabled={disabled}
          onChange={(event) => onChange(setExtent(panel, extent, Number(event.target.value)))}
        >
          {PLACES.slice(0, most).map((place) => (
            <option key={place} value={place + 1}>
              {place + 1}
            </option>
          ))}
        </select>
      )}
    </Choice>
  )
}

const EXTENTS = ['size', 'count', 'slots'] as const
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8]
/** What each arrangement starts with: the largest, three in a row, the centre. */
const FIRST: Record<Extent, number> = { size: 4, count: 3, slots: 0o020 }
