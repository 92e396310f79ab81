'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useDeferredValue } from 'react'
import type { Panel } from '@/domain/matrices/panel'
import { classes } from '../../primitives/classes'
import { OPTION_LETTERS } from '../../primitives/option-letters'
import { PanelBox } from '../../primitives/panel-box'
import styles from './options.module.css'

type Props = {
  options: readonly Panel[]
  choice: number | null
  /** In a test `choose` of store/sitting-store.ts, handed down by questions.tsx and matrix-question.tsx. */
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
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
    const from = buttons.indexOf(event.target as HTMLElement)
    const to =
      from < 0 ? null : targetOf({ key: event.key, from, count: buttons.length, columns: columnsOf(buttons) })
    if (to === null) return
    event.preventDefault()
    buttons[to]?.focus()
    onChoose(to)
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

/** How many stand in the first row; it depends on the width of the screen. */
const columnsOf = (buttons: readonly HTMLElement[]): number =>
  buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length || 1

type Move = { key: string; from: number; count: number; columns: number }

const targetOf = ({ key, from, count, columns }: Move): number | null => {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = steps[key]
  return step === undefined ? null : (from + step + count) % count
}
