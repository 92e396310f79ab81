import { useMemo } from 'react'
import { exitOf, type Grid, type Maze } from '@/domain/games/maze/maze'
import styles from './games.module.css'

const CELL = 10

/** The walls, the exit and the player. */
export function MazePicture({ maze, label }: { maze: Maze; label: string }) {
  const { grid, place } = maze
  const walls = useMemo(() => wallsOf(grid), [grid])
  const size = grid.side * CELL + 2
  const [x, y] = middleOf(grid, place)
  const [exitX, exitY] = middleOf(grid, exitOf(grid))
  return (
    <svg viewBox={`-1 -1 ${size} ${size}`} role="img" aria-label={label} className={styles.maze}>
      <rect x={exitX - 3.5} y={exitY - 3.5} width="7" height="7" rx="1.5" className={styles.exit} />
      <path d={walls} className={styles.walls} />
      {/* A new level begins at its first cell: nobody walks there. */}
      <circle
        key={maze.level}
        r="3"
        className={styles.walker}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      />
    </svg>
  )
}

const middleOf = ({ side }: Grid, place: number): [number, number] => [
  (place % side) * CELL + CELL / 2,
  Math.floor(place / side) * CELL + CELL / 2,
]

/** The frame, and a line at the right of and below each cell where its way is closed. */
const wallsOf = ({ side, open }: Grid): string => {
  const end = side * CELL
  const inner = open.map((ways, place) => {
    const [left, top] = [(place % side) * CELL, Math.floor(place / side) * CELL]
    const right = ways.includes('right') ? '' : `M${left + CELL} ${top}v${CELL}`
    const below = ways.includes('down') ? '' : `M${left} ${top + CELL}h${CELL}`
    return right + below
  })
  return `M0 0h${end}v${end}h-${end}z${inner.join('')}`
}
