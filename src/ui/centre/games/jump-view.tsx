'use client'

import { useTranslations } from 'next-intl'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { FIELD } from '@/domain/games/jump/jump'
import { Button } from '@/ui/primitives/button'
import { type Colours, drawJump } from './draw-jump'
import type { GameViewProps } from './game-view'
import styles from './games.module.css'
import { createJumpRun } from './jump-run'
import { useGameKeys } from './use-game-keys'

/** The jump game: one canvas that is drawn frame by frame, past React. */
export default function JumpView({ seed, still, beep, onEnd }: GameViewProps) {
  const t = useTranslations('games')
  const area = useRef<HTMLDivElement>(null)
  const [run] = useState(() => createJumpRun(seed))
  const { canvas, score } = useFrames(run, { still, onEnd })
  // Also after a pause, whose button would take the space bar.
  useEffect(() => {
    if (!still) area.current?.focus({ preventScroll: true })
  }, [still])

  const push = () => {
    if (still) return
    run.push()
    beep('high')
  }
  useGameKeys(area, (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (!KEYS.includes(key) || still || ctrlKey || metaKey || altKey) return
    // A button of the tools is pressed by its keys; the one that jumps is not one of them.
    const isTool = target instanceof Element && target.closest('button:not([data-push])')
    if (isTool && (key === ' ' || key === 'Enter')) return
    event.preventDefault()
    if (!event.repeat) push()
  })
  const point = (event: PointerEvent) => event.isPrimary && push()
  return (
    <>
      <p className={styles.score}>
        {t('score')} <strong ref={score}>0</strong>
      </p>
      <div className={styles.playing}>
        <div
          ref={area}
          role="application"
          aria-label={t('field')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys
          tabIndex={0}
          className={styles.runway}
          onPointerDown={point}
        >
          <canvas ref={canvas} className={styles.canvas} />
        </div>
        <Button
          variant="secondary"
          wide
          className={styles.pushButton}
          aria-disabled={still}
          data-push=""
          onPointerDown={point}
        >
          {t('push')}
        </Button>
      </div>
    </>
  )
}

type Run = ReturnType<typeof createJumpRun>

/** Draws the run on a canvas and writes its score beside it, frame by frame while it moves; React renders none of them. */
const useFrames = (run: Run, { still, onEnd }: Pick<GameViewProps, 'still' | 'onEnd'>) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const score = useRef<HTMLElement>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const picture = canvas.current
    const context = picture?.getContext('2d')
    if (!picture || !context) return
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const drawing = { colours: coloursOf(picture), calm }
    scale(picture, context)
    drawJump(context, { game: run.game(), ...drawing })
    if (still) return
    let before: number | null = null
    let frame = requestAnimationFrame(function draw(now) {
      const game = run.advance(before === null ? 0 : now - before)
      before = now
      drawJump(context, { game, ...drawing })
      if (score.current) score.current.textContent = String(game.score)
      if (game.over) return end.current({ score: game.score, inputs: run.pushes })
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [run, still])
  return { canvas, score }
}

const KEYS = [' ', 'Enter', 'ArrowUp', 'w']

/** As many dots as the screen shows, at most two a pixel: more cost time and are not seen. */
const scale = (area: HTMLCanvasElement, context: CanvasRenderingContext2D): void => {
  const dots = Math.round(area.clientWidth * Math.min(window.devicePixelRatio || 1, 2))
  area.width = dots
  area.height = Math.round((dots * FIELD.height) / FIELD.width)
  context.setTransform(dots / FIELD.width, 0, 0, dots / FIELD.width, 0, 0)
}

/** The tokens as the browser resolved them. */
const coloursOf = (area: HTMLElement): Colours => {
  const { color, borderTopColor, caretColor } = getComputedStyle(area)
  return { ink: color, line: borderTopColor, accent: caretColor }
}
