'use client'

import { useState } from 'react'
import type { CallData } from '@/domain/api/calls'
import type { GameId } from '@/domain/games/games'
import { call } from '@/ui/api/call'
import { useChange } from '../use-change'
import type { Recorded } from './game-view'
import type { OwnScores } from './use-game'

export type Counted = CallData<'game.finish'>
export type Round =
  | { at: 'ready' }
  | { at: 'playing'; seed: string }
  /** `counted`: null until the server has played it again. */
  | { at: 'over'; seed: string; recorded: Recorded; counted: Counted | null }

/** One game after the other: its seed from the server, and its score to it. */
export const useRound = ({ game, onOwn }: { game: GameId; onOwn: (own: OwnScores) => void }) => {
  const [round, setRound] = useState<Round>({ at: 'ready' })
  const { busy, problem, make } = useChange()

  const start = () =>
    void make(async () => {
      const { seed } = await call('game.start', { body: { game } })
      setRound({ at: 'playing', seed })
    })

  const save = ({ seed, recorded }: { seed: string; recorded: Recorded }) =>
    void make(async () => {
      const { score, inputs } = recorded
      const counted = await call('game.finish', {
        body: { game, seed, inputs: [...inputs], claimed: score },
      })
      setRound({ at: 'over', seed, recorded, counted })
      onOwn(counted.own)
    })

  const end = (recorded: Recorded) => {
    if (round.at !== 'playing') return
    // Where nobody moved, there was no game.
    if (game !== 'jump' && recorded.inputs.length === 0) return setRound({ at: 'ready' })
    setRound({ at: 'over', seed: round.seed, recorded, counted: null })
    save({ seed: round.seed, recorded })
  }

  return { round, busy, problem, start, end, save }
}
