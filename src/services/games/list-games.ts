import { mayOpen } from '@/domain/centre/levels'
import { GAME_IDS, GAME_LEVELS, type GameId, isGameId } from '@/domain/games/games'
import { LOCALES, type Locale } from '@/domain/locale/locales'
import { keptByLocale, readMessages } from '@/i18n/messages'
import { readMembership } from '../centre/level-of'
import { pageOf } from '../centre/page-of'
import type { Deps } from '../deps'
import { readSettings } from '../read-settings'
import type { Viewer } from '../visitors/viewer'
import { readOwnScores } from './own-scores'

type Asked = { viewer: Viewer; locale: Locale; page?: number; game?: GameId }

/** A page of the games, or one of them, with the results of who asks. */
export const listGames = async (
  deps: Pick<Deps, 'payload' | 'now'>,
  { viewer, locale, page, game }: Asked,
) => {
  const [{ level: has, customer }, { listPageSize }, words] = await Promise.all([
    readMembership(deps, viewer),
    readSettings(deps.payload.db.drizzle),
    wordsOf(locale),
  ])
  const who = { customer: customer?.id ?? null, visitorHash: viewer.visitorHash }
  const { items, ...counts } = pageOf(game ? [game] : GAME_IDS, { page, size: listPageSize })
  const rows = items.map(async (id) => ({
    id,
    ...words[id],
    level: GAME_LEVELS[id],
    locked: !mayOpen({ needs: GAME_LEVELS[id], has }),
    own: await readOwnScores(deps, { who, game: id }),
  }))
  return { ...counts, items: await Promise.all(rows) }
}

/** A game as its page is found and named; null: there is none of this name. */
export const viewGame = async ({ id, locale }: { id: string; locale: Locale }) => {
  if (!isGameId(id)) return null
  const { name, description } = (await wordsOf(locale))[id]
  return {
    id,
    title: name,
    summary: description,
    level: GAME_LEVELS[id],
    language: locale,
    languages: LOCALES,
  }
}

const wordsOf = keptByLocale(async (locale) => (await readMessages(locale)).games.game)
