'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, useRef, useState } from 'react'
import { type Direction, inputOf } from '@/domain/games/directions'
import { type G2048, SIDE, start, step } from '@/domain/games/g2048/g2048'
import { MOST_INPUTS } from '@/domain/games/games'
import { VisuallyHidden } from '@/ui/primitives/visually-hidden'
import type { GameViewProps } from './game-view'
import styles from './games.module.css'
import { PlayArea } from './play-area'
import { Said } from './said'

/** 2048: the tiles, and the same as a table for who listens. */
export default function G2048View({ seed, still, beep, onMove, onEnd }: GameViewProps) {
  const t = useTranslations('games')
  const [game, setGame] = useState(() => start(seed))
  const [said, setSaid] = useState({ turn: 0, words: '' })
  const inputs = useRef<number[]>([])

  const say = (words: string) => setSaid(({ turn }) => ({ turn: turn + 1, words }))
  const move = (direction: Direction) => {
    const next = step(game, direction)
    if (next === game) return say(t('tiles.stuck'))
    inputs.current.push(inputOf(direction))
    if (next.merged.length > 0) beep('high')
    setGame(next)
    say(movedWords(t, { game: next, direction }))
    const recorded = { score: next.score, inputs: inputs.current }
    onMove(recorded)
    if (next.over || inputs.current.length === MOST_INPUTS) onEnd(recorded)
  }
  return (
    <>
      <p className={styles.score}>
        {t('score')} <strong>{game.score}</strong>
      </p>
      <PlayArea still={still} onDirection={move}>
        <div aria-hidden="true" className={styles.tiles}>
          {game.cells.map((value, place) => (
            <Tile key={PLACES[place]} value={value} isNew={place === game.added} />
          ))}
        </div>
      </PlayArea>
      <TileTable cells={game.cells} />
      <Said turn={said.turn}>{said.words}</Said>
    </>
  )
}

const PLACES = Array.from(
  { length: SIDE * SIDE },
  (_, place) => `${Math.floor(place / SIDE)}-${place % SIDE}`,
)
const ROWS = Array.from({ length: SIDE }, (_, row) => row)

type Words = ReturnType<typeof useTranslations<'games'>>

const movedWords = (t: Words, { game, direction }: { game: G2048; direction: Direction }): string => {
  const place = game.added ?? 0
  return t('tiles.moved', {
    direction: t(`direction.${direction}`),
    score: game.score,
    value: String(game.cells[place]),
    row: Math.floor(place / SIDE) + 1,
    column: (place % SIDE) + 1,
  })
}

function Tile({ value, isNew }: { value: number; isNew: boolean }) {
  const level = { '--level': value === 0 ? 0 : Math.log2(value) } as CSSProperties
  return (
    <div
      // A tile that appears begins anew, so that it is seen to appear.
      key={isNew ? `new ${value}` : 'old'}
      className={styles.tile}
      style={level}
      data-empty={value === 0 || undefined}
      data-strong={value >= 64 || undefined}
      data-long={value >= 1024 || undefined}
      data-new={isNew || undefined}
    >
      {value === 0 ? '' : value}
    </div>
  )
}

export function TileTable({ cells }: { cells: readonly number[] }) {
  const t = useTranslations('games.tiles')
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('board')}</caption>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              {cells.slice(row * SIDE, (row + 1) * SIDE).map((value, column) => (
                <td key={PLACES[row * SIDE + column]}>{value === 0 ? t('empty') : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
