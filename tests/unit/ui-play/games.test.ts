import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { GAME_IDS } from '@/domain/games/games'
import { start as startMaze } from '@/domain/games/maze/maze'
import { replayGame } from '@/domain/games/replay-game'
import { LOCALES } from '@/domain/locale/locales'
import { CallRefused, NetworkError } from '@/ui/api/call-at'
import { directionOfKey, directionOfSwipe } from '@/ui/centre/games/direction-of-key'
import G2048View, { TileTable } from '@/ui/centre/games/g2048-view'
import { GameOver } from '@/ui/centre/games/game-over'
import { GamePlayer } from '@/ui/centre/games/game-player'
import { GamePages } from '@/ui/centre/games/games-screen'
import { createJumpRun } from '@/ui/centre/games/jump-run'
import JumpView from '@/ui/centre/games/jump-view'
import { LockedGame } from '@/ui/centre/games/locked-game'
import { MazePicture } from '@/ui/centre/games/maze-picture'
import MazeView from '@/ui/centre/games/maze-view'
import { OwnResults } from '@/ui/centre/games/own-results'
import type { Game } from '@/ui/centre/games/use-game'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1 }
const none = { best: null, plays: 0, last: [] }
const game = (over: Partial<Game>): Game => ({
  id: '2048',
  name: 'The tiles',
  description: 'Push them.',
  level: 'open',
  locked: false,
  own: none,
  ...over,
})
const shown = (screen: ReactNode, locale: (typeof LOCALES)[number] = 'EN') =>
  render({ locale, screen: createElement(SWRConfig, { value: { provider: () => new Map() } }, screen) })

describe('the list of games', () => {
  const pages = (items: Game[] | null, pages = 1) =>
    createElement(GamePages, {
      place,
      page: 1,
      busy: false,
      lists: items && [{ items, page: 1, pages, total: items.length }],
    })

  it('waits, and says when there is nothing', async () => {
    const waiting = await shown(pages(null))
    expect(waiting.text).toContain(waiting.messages.centre.common.loading)
    const empty = await shown(pages([]))
    expect(empty.text).toContain(empty.messages.games.empty)
  })

  it('has name, description and best score, and a lock with what opens it', async () => {
    const own = { best: 1200, plays: 3, last: [4, 1200, 8] }
    const items = [game({ own }), game({ id: 'maze', name: 'The maze', level: 'premium', locked: true })]
    const { html, text, messages } = await shown(pages(items))
    expect(text).toContain('Best: 1,200')
    expect(text).toContain(messages.centre.list.withMembership)
    expect(html).toContain('/userCenter/gameCenter/detail/iq-1?id=maze')
    expect(text).toContain(messages.centre.list.allShown)
    expect(text).not.toContain(messages.games.unplayed)
  })

  it('has more to load where there is more', async () => {
    const { html, messages } = await shown(pages([game({})], 2))
    expect(html).toContain('page=2')
    expect(html).toContain(messages.centre.list.more)
  })
})

describe.each(LOCALES)('games in %s', (locale) => {
  it.each(GAME_IDS)('begin with the rule of %s and one button', async (id) => {
    const { html, text, messages } = await shown(
      createElement(GamePlayer, { game: id, onOwn: () => {} }),
      locale,
    )
    expect(text).toContain(messages.games.rule[id].replace(/\s+/g, ' '))
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(text).toContain(messages.games.start)
  })

  it('say what opens a closed one', async () => {
    const { text, html, messages } = await shown(createElement(LockedGame, { place }), locale)
    expect(text).toContain(messages.games.locked.text)
    expect(html).toContain('?id=2048')
  })

  it('tell where the walls are not, and where the exit is', async () => {
    const seed = 'a'
    const { text, messages } = await shown(
      createElement(MazeView, { seed, still: false, beep: () => {}, onMove: () => {}, onEnd: () => {} }),
      locale,
    )
    const [open = ''] = startMaze(seed).grid.open[0] ?? []
    expect(text).toContain(messages.games.direction[open as 'down'])
    expect(text).toContain('4')
  })
})

describe('a game on the screen', () => {
  const view = { seed: 'a', still: false, beep: () => {}, onMove: () => {}, onEnd: () => {} }

  it.each([
    ['2048', G2048View],
    ['maze', MazeView],
  ])('%s has four buttons, and an area for keys', async (_, View) => {
    const { html, messages } = await shown(createElement(View, view))
    for (const word of Object.values(messages.games.direction)) expect(html).toContain(word)
    expect(html.match(/<button/g)).toHaveLength(4)
    expect(html).toContain('role="application"')
  })

  it('2048 is a table for who listens', async () => {
    const cells = [2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2048]
    const { text, html } = await shown(createElement(TileTable, { cells }))
    expect(html.match(/<td>/g)).toHaveLength(16)
    expect(text.match(/empty/g)).toHaveLength(13)
    expect(text).toContain('2048')
  })

  it('jump has one picture and one button', async () => {
    const { html, messages } = await shown(createElement(JumpView, view))
    expect(html.match(/<canvas/g)).toHaveLength(1)
    expect(html).toContain(messages.games.push)
  })

  it('the maze draws a wall wherever there is no way', async () => {
    const maze = startMaze('a')
    const { html } = await shown(createElement(MazePicture, { maze, label: 'A maze' }))
    const lines = html.match(/M\d+ \d+[vh]10/g) ?? []
    const { side, open } = maze.grid
    const walls = open.flatMap((ways) => ['right', 'down'].filter((way) => !ways.includes(way as 'right')))
    expect(lines).toHaveLength(walls.length)
    expect(walls).toHaveLength(2 * side * side - (side * side - 1))
    expect(html).toContain('aria-label="A maze"')
  })
})

describe('a game that is over', () => {
  const recorded = { score: 356, inputs: [1] }
  const counted = { score: 356, first: true, record: true, own: { best: 356, plays: 1, last: [356] } }
  const over = (state: { counted?: typeof counted | null; busy?: boolean; problem?: unknown }) =>
    shown(
      createElement(GameOver, {
        round: { at: 'over', seed: 'a', recorded, counted: state.counted ?? null },
        busy: state.busy ?? false,
        problem: state.problem ?? null,
        save: () => {},
        again: () => {},
      }),
    )

  it('is being counted, then is a record or not', async () => {
    const saving = await over({ busy: true })
    expect(saving.text).toContain(saving.messages.games.over.saving)
    expect(saving.text).toContain('356 points')
    const done = await over({ counted })
    expect(done.text).toContain(done.messages.games.over.record)
    expect(done.html).not.toContain('disabled')
    const usual = await over({ counted: { ...counted, record: false } })
    expect(usual.text).not.toContain(usual.messages.games.over.record)
  })

  it.each([
    ['the network is away', new NetworkError(), 'failed', true],
    ['the server failed', new CallRefused(500, 'failed'), 'failed', true],
    ['it is no game', new CallRefused(RESULTS.gameNotReplayed, 'gameNotReplayed'), 'refused', false],
  ] as const)(
    'says so where %s, and tries again only where that can help',
    async (_, problem, words, retry) => {
      const { text, messages } = await over({ problem })
      expect(text).toContain(messages.games.over[words])
      expect(text.includes(messages.centre.common.retry)).toBe(retry)
    },
  )

  it('says that a membership has ended meanwhile', async () => {
    const { text, messages } = await over({ problem: new CallRefused(RESULTS.notInPlan, 'notInPlan') })
    expect(text).toContain(messages.games.locked.text)
  })
})

describe('own results', () => {
  it('are promised, then told with a line from the second game on', async () => {
    const before = await shown(createElement(OwnResults, none))
    expect(before.text).toContain(before.messages.games.results.none)
    const one = await shown(createElement(OwnResults, { best: 10, plays: 1, last: [10] }))
    expect(one.html).not.toContain('<polyline')
    expect(one.text).toContain('1 game finished')
    const two = await shown(createElement(OwnResults, { best: 10, plays: 12, last: [10, 0] }))
    expect(two.html).toContain('points="6,6 234,58"')
    expect(two.text).toContain('10 · 0')
  })
})

describe('keys and fingers', () => {
  const press = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
  it.each([
    ['ArrowUp', 'up'],
    ['d', 'right'],
    ['x', null],
  ])('the key %s means %s', (key, direction) => {
    expect(directionOfKey({ ...press, key })).toBe(direction)
    expect(directionOfKey({ ...press, key, ctrlKey: true })).toBeNull()
  })

  it.each([
    [40, 10, 'right'],
    [-40, 30, 'left'],
    [3, -60, 'up'],
    [-3, 60, 'down'],
    [20, -20, null],
  ])('a finger that went %d, %d means %s', (x, y, direction) => {
    expect(directionOfSwipe(x, y)).toBe(direction)
  })
})

describe('the jump game in real time', () => {
  it('records what the server comes to as well, however the frames fall', () => {
    const run = createJumpRun('frames')
    const frames = [7, 16, 33, 4, 90, 16, 17]
    for (let frame = 0; !run.game().over; frame++) {
      if (frame % 9 === 4) run.push()
      run.advance(frames[frame % frames.length] ?? 16)
    }
    const { score, jumps } = run.game()
    expect(replayGame('jump', { seed: 'frames', inputs: run.pushes })).toEqual({ score, moves: jumps })
    expect(run.pushes.length).toBeGreaterThan(0)
  })

  it('does not catch up after a long gap', () => {
    const run = createJumpRun('gap')
    expect(run.advance(60_000).tick).toBeLessThanOrEqual(6)
  })
})
