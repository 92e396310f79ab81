import { finishGame } from '@/services/games/finish-game'
import { listGames } from '@/services/games/list-games'
import { startGame } from '@/services/games/start-game'
import { withVisitor } from '@/services/visitors/with-visitor'
import { defineEndpoints } from '../define-endpoints'

export const gameEndpoints = defineEndpoints({
  'game.list': ({ deps, input: { body }, viewer }) =>
    listGames(deps, { viewer, locale: body.hl ?? 'EN', page: body.page, game: body.game }),

  'game.start': async ({ deps, input: { body }, viewer: asking, setCookie }) => {
    const { viewer, cookie } = withVisitor(asking)
    const seed = await startGame(deps, { game: body.game, viewer })
    if (cookie) setCookie(cookie)
    return { game: body.game, seed }
  },

  'game.finish': ({ deps, input: { body }, viewer: asking }) =>
    // A browser that has no cookie was given no seed: its new one fits none.
    finishGame(deps, { viewer: withVisitor(asking).viewer, finished: body }),
})
