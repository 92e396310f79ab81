'use client'

import { useTranslations } from 'next-intl'
import { pathTo } from '@/domain/routing/path-to'
import { ROUTES, type RouteId } from '@/domain/routing/routes'
import { Link } from '@/ui/navigation/link'
import type { ScreenPlace } from '@/ui/navigation/screen-place'
import styles from './play-links.module.css'

type PlayRoute = Extract<RouteId, 'dailyQuestion' | 'treeHole' | 'games' | 'experiment'>

const PAGES: readonly PlayRoute[] = ['dailyQuestion', 'treeHole', 'games', 'experiment']

/** The pages of the place Play, on each of them. */
export function PlayLinks({ place, current }: { place: ScreenPlace; current: RouteId }) {
  const frame = useTranslations('centre.frame')
  const daily = useTranslations('daily.meta')
  const treeHole = useTranslations('treeHole.meta')
  const games = useTranslations('games.meta')
  const experiment = useTranslations('experiment.meta')
  const names: Record<PlayRoute, string> = {
    dailyQuestion: daily('title'),
    treeHole: treeHole('home'),
    games: games('list'),
    experiment: experiment('title'),
  }
  return (
    <nav aria-label={frame('play')}>
      <ul className={styles.links}>
        {PAGES.filter((route) => ROUTES[route].built).map((route) => (
          <li key={route}>
            <Link
              href={pathTo({ route, ...place })}
              aria-current={route === current ? 'page' : undefined}
              className={styles.link}
            >
              {names[route]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
