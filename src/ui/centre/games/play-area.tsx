'use client'

import { useTranslations } from 'next-intl'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { DIRECTIONS, type Direction } from '@/domain/games/directions'
import { directionOfKey, directionOfSwipe } from './direction-of-key'
import styles from './games.module.css'
import { useGameKeys } from './use-game-keys'

type Props = { still: boolean; onDirection: (direction: Direction) => void; children: ReactNode }

/** Where one moves by keys and swipes, with the same four directions as buttons below. What is said of a move stands beside it. */
export function PlayArea({ still, onDirection, children }: Props) {
  const t = useTranslations('games')
  const area = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => area.current?.focus({ preventScroll: true }), [])

  useGameKeys(area, (event) => {
    const direction = directionOfKey(event)
    if (!direction || still) return
    event.preventDefault()
    onDirection(direction)
  })
  const lift = (event: PointerEvent) => {
    const direction =
      from.current && directionOfSwipe(event.clientX - from.current.x, event.clientY - from.current.y)
    from.current = null
    if (direction && !still) onDirection(direction)
  }
  return (
    <div className={styles.playing}>
      <div
        ref={area}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys
        tabIndex={0}
        aria-label={t('field')}
        className={styles.area}
        onPointerDown={(event) => {
          from.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          from.current = null
        }}
      >
        {children}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div role="group" aria-label={t('pad')} className={styles.pad}>
        {DIRECTIONS.map((direction) => (
          <button
            key={direction}
            type="button"
            data-direction={direction}
            className={styles.padButton}
            aria-disabled={still}
            onClick={() => !still && onDirection(direction)}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={styles.arrow}>
              <path d="M10 16V4m-5 5 5-5 5 5" />
            </svg>
            {t(`direction.${direction}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
