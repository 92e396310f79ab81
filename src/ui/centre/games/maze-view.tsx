'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { DIRECTIONS, type Direction, inputOf } from '@/domain/games/directions'
import { MOST_INPUTS } from '@/domain/games/games'
import { LEVELS, type Maze, openAt, pushOf, start, step, toExit } from '@/domain/games/maze/maze'
import type { GameViewProps } from './game-view'
import styles from './games.module.css'
import { MazePicture } from './maze-picture'
import { PlayArea } from './play-area'
import { Said } from './said'

/** The maze: a picture, and after each move words that say what is open. */
export default function MazeView({ seed, still, beep, onMove, onEnd }: GameViewProps) {
  const t = useTranslations('games')
  const [maze, setMaze] = useState(() => start(seed))
  const [said, setSaid] = useState(() => ({ turn: 0, words: hereWords(t, maze) }))
  const inputs = useRef<number[]>([])

  const say = (words: string) => setSaid(({ turn }) => ({ turn: turn + 1, words }))
  const push = (direction: Direction) => {
    const steps = Math.min(pushOf(maze, direction), MOST_INPUTS - inputs.current.length)
    if (steps === 0) {
      beep('low')
      return say(t('maze.wall', { direction: t(`direction.${direction}`) }))
    }
    let next = maze
    for (let count = 0; count < steps; count++) {
      next = step(next, direction)
      inputs.current.push(inputOf(direction))
    }
    setMaze(next)
    if (next.level > maze.level || next.over) beep('high')
    say(movedWords(t, { before: maze, next, direction, steps }))
    const recorded = { score: next.score, inputs: inputs.current }
    onMove(recorded)
    if (next.over || inputs.current.length === MOST_INPUTS) onEnd(recorded)
  }
  return (
    <>
      <p className={styles.score}>
        <span>{t('maze.level', { level: maze.level, levels: LEVELS })}</span>
        <span>{t('maze.steps', { count: maze.steps, shortest: maze.shortest })}</span>
        <span>
          {t('score')} <strong>{maze.score}</strong>
        </span>
      </p>
      <PlayArea still={still} onDirection={push}>
        <MazePicture maze={maze} label={t('maze.picture')} />
      </PlayArea>
      <Said turn={said.turn}>{said.words}</Said>
    </>
  )
}

type Words = ReturnType<typeof useTranslations<'games'>>
type Moved = { before: Maze; next: Maze; direction: Direction; steps: number }

/** Where the walls are not, and where the exit is. */
export const hereWords = (t: Words, maze: Maze): string => {
  const open = openAt(maze)
  const ways = DIRECTIONS.filter((way) => open.includes(way)).map((way) => t(`direction.${way}`))
  return t('maze.open', { ways: ways.join(', '), ...toExit(maze) })
}

const movedWords = (t: Words, { before, next, direction, steps }: Moved): string => {
  const moved = t('maze.moved', { direction: t(`direction.${direction}`), count: steps })
  const done = next.level > before.level || next.over ? [t('maze.next', { level: before.level })] : []
  return [moved, ...done, ...(next.over ? [] : [hereWords(t, next)])].join(' ')
}
