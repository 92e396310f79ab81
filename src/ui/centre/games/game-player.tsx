'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ComponentType, useRef, useState } from 'react'
import type { GameId } from '@/domain/games/games'
import { useTooOftenOr } from '@/ui/loading/use-too-often'
import { Button } from '@/ui/primitives/button'
import { Notice } from '@/ui/primitives/notice'
import styles from '../centre.module.css'
import { Skeleton } from '../skeleton'
import { createBeep } from './beep'
import { GameOver } from './game-over'
import type { GameViewProps, Recorded } from './game-view'
import own from './games.module.css'
import type { OwnScores } from './use-game'
import { useHidden } from './use-hidden'
import { useRound } from './use-round'

const loading = () => <Skeleton rows={4} />

/** Each game is loaded only where it is played. */
const VIEWS: Record<GameId, ComponentType<GameViewProps>> = {
  '2048': dynamic(() => import('./g2048-view'), { ssr: false, loading }),
  jump: dynamic(() => import('./jump-view'), { ssr: false, loading }),
  maze: dynamic(() => import('./maze-view'), { ssr: false, loading }),
}

const NOTHING: Recorded = { score: 0, inputs: [] }

/** A game: before it, while it is played, and what it came to, all in the same place. */
export function GamePlayer({ game, onOwn }: { game: GameId; onOwn: (own: OwnScores) => void }) {
  const t = useTranslations('games')
  const { round, busy, problem, start, end, save } = useRound({ game, onOwn })
  const [paused, setPaused] = useState(false)
  const [beep] = useState(createBeep)
  const [sound, setSound] = useState(false)
  const newest = useRef(NOTHING)
  const told = useTooOftenOr()
  // Only the jump game has a clock; the others wait by themselves.
  const timed = game === 'jump'
  useHidden(() => setPaused(timed && round.at === 'playing'))

  const begin = () => {
    newest.current = NOTHING
    setPaused(false)
    start()
  }
  const View = VIEWS[game]
  return (
    <section className={own.stage}>
      {round.at === 'ready' && (
        <Button busy={busy && t('starting')} onClick={begin} className={own.begin}>
          {t('start')}
        </Button>
      )}
      {round.at === 'over' && <GameOver {...{ round, busy, problem, save, again: begin }} />}
      {problem !== null && round.at !== 'over' && (
        <Notice tone="danger">{told(problem, t('notStarted'))}</Notice>
      )}
      {round.at === 'playing' && (
        <div className={own.tools}>
          {timed && (
            <Button variant="secondary" size="small" onClick={() => setPaused(!paused)}>
              {t(paused ? 'resume' : 'pause')}
            </Button>
          )}
          <Button variant="secondary" size="small" aria-pressed={sound} onClick={() => setSound(!sound)}>
            {t('sound')}
          </Button>
          {!timed && (
            <Button variant="secondary" size="small" onClick={() => end(newest.current)}>
              {t('end')}
            </Button>
          )}
        </div>
      )}
      {paused && round.at === 'playing' && (
        <p role="status" className={own.paused}>
          {t('paused')}
        </p>
      )}
      {round.at !== 'ready' && (
        <View
          key={round.seed}
          seed={round.seed}
          still={paused || round.at === 'over'}
          beep={(tone) => sound && beep(tone)}
          onMove={(recorded) => {
            newest.current = recorded
          }}
          onEnd={end}
        />
      )}
      {round.at === 'ready' && <p className={styles.lead}>{t(`rule.${game}`)}</p>}
      {round.at === 'ready' && timed && <p className={styles.muted}>{t('needs')}</p>}
    </section>
  )
}
