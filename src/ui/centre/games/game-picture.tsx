import type { ReactNode } from 'react'
import type { GameId } from '@/domain/games/games'

/** A game in a few lines. */
export function GamePicture({ game }: { game: GameId }) {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        {DRAWINGS[game]}
      </g>
    </svg>
  )
}

/** Tiles that move together, somebody over a block, a way between walls. */
const DRAWINGS: Record<GameId, ReactNode> = {
  '2048': (
    <>
      <rect x="20" y="14" width="20" height="20" rx="3" opacity="0.45" />
      <rect x="20" y="38" width="20" height="20" rx="3" opacity="0.45" />
      <rect x="44" y="38" width="20" height="20" rx="3" />
      <rect x="56" y="14" width="20" height="20" rx="3" fill="currentColor" stroke="none" />
      <path d="M70 48h10m-4-4 4 4-4 4" />
    </>
  ),
  jump: (
    <>
      <path d="M12 58h72" opacity="0.45" />
      <path d="M18 54c10-34 38-38 52-4" strokeDasharray="2 4" opacity="0.45" />
      <rect x="44" y="42" width="10" height="16" rx="1" />
      <circle cx="48" cy="14" r="3.5" fill="currentColor" stroke="none" />
      <path d="m47 19-3 8m0 0-7 4m7-4 7 4m-10-8 6-2 6 3" />
    </>
  ),
  maze: (
    <>
      <path d="M24 12h48v48H24z" opacity="0.45" />
      <path d="M36 12v24M36 48v12M48 24v24m0-12h12M60 12v12m0 24h12" />
      <path d="M30 18v24h12v12h24" strokeDasharray="2 3" />
      <circle cx="30" cy="18" r="2.5" fill="currentColor" stroke="none" />
    </>
  ),
}
