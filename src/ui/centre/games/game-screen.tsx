'use client'

import { useTranslations } from 'next-intl'
import type { GameId } from '@/domain/games/games'
import { LoadFailed } from '@/ui/loading/load-failed'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from '../centre.module.css'
import { PlayLinks } from '../play/play-links'
import { Skeleton } from '../skeleton'
import { useLoadProblem } from '../use-centre-words'
import { GamePlayer } from './game-player'
import { LockedGame } from './locked-game'
import { OwnResults } from './own-results'
import { useGame } from './use-game'

/** A game, or what opens it; below it the own results. */
export function GameScreen({ place, id }: { place: ScreenPlace; id: GameId }) {
  const t = useTranslations('games')
  const common = useTranslations('centre.common')
  const words = useLoadProblem()
  const { game, problem, reload, keep } = useGame(id)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{t(`game.${id}.name`)}</h1>
        <p className={styles.lead}>{t(`game.${id}.description`)}</p>
        <PlayLinks place={place} current="gameDetail" />
      </header>
      {!game && !problem && <Skeleton rows={4} />}
      {problem ? (
        <LoadFailed retry={common('retry')} onRetry={reload} problem={problem}>
          {words(problem)}
        </LoadFailed>
      ) : null}
      {game && (game.locked ? <LockedGame place={place} /> : <GamePlayer game={id} onOwn={keep} />)}
      {game && (!game.locked || game.own.plays > 0) && <OwnResults {...game.own} />}
      <p className={styles.muted}>{t('honest')}</p>
    </div>
  )
}
