'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import { ListFacts } from '../list/list-facts'
import { ListRow } from '../list/list-row'
import { GamePicture } from './game-picture'
import type { Game } from './use-game'

/** A game of the list, with the viewer's best score or what opens it. */
export function GameRow({ place, game }: { place: ScreenPlace; game: Game }) {
  const t = useTranslations('games')
  const format = useFormatter()
  const { id, name, description, level, locked, own } = game
  return (
    <ListRow
      href={pathTo({ route: 'gameDetail', ...place, id })}
      picture={<GamePicture game={id} />}
      title={name}
      summary={description}
    >
      <ListFacts lockedBy={locked ? level : null}>
        {own.best !== null && <span>{t('best', { score: format.number(own.best) })}</span>}
        {own.best === null && !locked && <span>{t('unplayed')}</span>}
      </ListFacts>
    </ListRow>
  )
}
