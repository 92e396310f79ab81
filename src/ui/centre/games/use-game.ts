'use client'

import { useLocale } from 'next-intl'
import useSWR from 'swr'
import type { CallData } from '@/domain/api/calls'
import type { GameId } from '@/domain/games/games'
import { localeOfTag } from '@/domain/locale/locales'
import { call } from '@/ui/api/call'

export type Game = CallData<'game.list'>['items'][number]
export type OwnScores = Game['own']

/** A game with the viewer's own results, and whether it is closed to them. */
export const useGame = (id: GameId) => {
  const hl = localeOfTag(useLocale())
  const { data, error, isValidating, mutate } = useSWR(
    ['game', hl, id],
    async () => (await call('game.list', { body: { hl, game: id } })).items[0] ?? null,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    game: data ?? null,
    problem: data || isValidating ? null : (error ?? null),
    reload: () => void mutate(),
    keep: (own: OwnScores) => void mutate((game) => game && { ...game, own }, { revalidate: false }),
  }
}
