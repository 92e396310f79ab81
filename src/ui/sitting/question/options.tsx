'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useDeferredValue } from 'react'
import type { Panel } from '@/domain/matrices/panel'
import { classes } from '../../primitives/classes'
import { OPTION_LETTERS } from '../../primitives/option-letters'
import { PanelBox } from '../../primitives/panel-box'
import { moveInGroup } from './move-in-group'
import styles from './options.module.css'

type Props = {
  options: readonly Panel[]
  choice: number | null
  /** In a test `answer` of store/sitting-store.ts, handed down by questions.tsx and matrix-question.tsx. */
  onChoose: (choice: number) => void
  /** Marks the right option, once that may be known (practice). */
  right?: number | null
}

/** Six options as a group of radios: arrows move and choose, as they stand on the screen. */
export function Options({ options, choice, onChoose, right = null }: Props) {
  const t = useTranslations('test.common')
  // A new tabindex on the focused element makes the browser lay out the page at once: that waits until the tap is painted.
  const tabStop = useDeferredValue(choice) ?? 0
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = moveInGroup(event)
    if (to !== null) onChoose(to)
  }
  return (
    <div role="radiogroup" aria-label={t('options')} className={styles.options} onKeyDown={move}>
      {options.map((panel, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio that shows a drawing and moves in two directions
        <button
          key={OPTION_LETTERS[index]}
          type="button"
          role="radio"
          aria-checked={index === choice}
          aria-label={t('option', { letter: OPTION_LETTERS[index] ?? '' })}
          tabIndex={index === tabStop ? 0 : -1}
          className={classes(
            styles.option,
            index === right && styles.right,
            right !== null && index === choice && index !== right && styles.wrong,
          )}
          onClick={() => onChoose(index)}
        >
          <span className={styles.letter}>{OPTION_LETTERS[index]}</span>
          <PanelBox panel={panel} />
        </button>
      ))}
    </div>
  )
}
