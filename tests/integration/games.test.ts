import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { GAME_IDS, type GameId, MOST_INPUTS } from '@/domain/games/games'
import { replayGame } from '@/domain/games/replay-game'
import { LOCALES } from '@/domain/locale/locales'
import { newSeed } from '@/services/games/seed-token'
import { deletePlay } from '@/services/privacy/delete-play'
import { hashToken } from '@/services/visitors/tokens'
import { signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { buyPlan } from '../support/plan'
import { newVisitor, type Visitor } from '../support/visitor'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

let member: Visitor

beforeAll(async () => {
  await forgetRateLimits()
  member = (await buyPlan({ code: 'premium' })).visitor
})

beforeEach(forgetRateLimits)

/** Of 2048: turning tiles that certainly meet. */
const TURNS = Array.from({ length: 40 }, (_, index) => [2, 3, 0, 1][index % 4] ?? 0)

type Played = { game: GameId; seed: string; inputs: number[]; claimed: number }

/** A game as its browser sends it, with the score that it comes to. */
const recorded = (game: GameId, seed: string, inputs = game === 'jump' ? [] : TURNS): Played => ({
  game,
  seed,
  inputs,
  claimed: replayGame(game, { seed, inputs })?.score ?? -1,
})

const played = async (who: Visitor, game: GameId = '2048', inputs?: number[]): Promise<Played> =>
  recorded(game, (await who.ok('game.start', { body: { game } })).seed, inputs)

const finish = (who: Visitor, body: Played) => who.call('game.finish', { body })
const own = async (who: Visitor, game: GameId = '2048') =>
  (await who.ok('game.list', { body: { game } })).items[0]?.own

const visitorHashOf = (who: Visitor): string =>
  hashToken([...who.cookies].find(([name]) => name.endsWith('plumbline-visitor'))?.[1] ?? '')

describe('the list of games', () => {
  it('says in every language what each is, and what is closed to whom', async () => {
    const names = new Set<string>()
    for (const hl of LOCALES) {
      const { items, total } = await newVisitor().ok('game.list', { body: { hl } })
      expect(total).toBe(GAME_IDS.length)
      expect(items.map(({ id, locked }) => [id, locked])).toEqual([
        ['2048', false],
        ['jump', true],
        ['maze', true],
      ])
      expect(items.every(({ description }) => description.length > 5)).toBe(true)
      names.add(items.map(({ name }) => name).join())
    }
    expect(names.size).toBeGreaterThan(6)
    const open = await member.ok('game.list', { body: {} })
    expect(open.items.map(({ locked }) => locked)).toEqual([false, false, false])
  })

  it('has pages', async () => {
    const beyond = await newVisitor().ok('game.list', { body: { page: 7 } })
    expect(beyond).toMatchObject({ items: [], page: 7 })
  })
})

describe('a finished game', () => {
  it('counts once the server came to the same score, and is the browser’s own', async () => {
    const visitor = newVisitor()
    const one = await played(visitor)
    expect(one.claimed).toBeGreaterThan(0)
    const first = await visitor.ok('game.finish', { body: one })
    expect(first).toEqual({
      score: one.claimed,
      first: true,
      record: true,
      own: { best: one.claimed, plays: 1, last: [one.claimed] },
    })
    const worse = await visitor.ok('game.finish', { body: await played(visitor, '2048', [0]) })
    expect(worse).toMatchObject({ first: true, record: false, own: { best: one.claimed, plays: 2 } })
    expect(worse.own.last[0]).toBe(one.claimed)
    expect(await own(newVisitor())).toEqual({ best: null, plays: 0, last: [] })
  })

  it.each(GAME_IDS)('of %s is taken from a member', async (game) => {
    const before = (await own(member, game))?.plays ?? 0
    expect((await finish(member, await played(member, game))).result).toBe(RESULTS.ok)
    expect((await own(member, game))?.plays).toBe(before + 1)
  })

  it('that is sent twice counts once, also at the same moment', async () => {
    const visitor = newVisitor()
    const one = await played(visitor)
    const sent = await Promise.all([1, 2, 3, 4].map(() => visitor.ok('game.finish', { body: one })))
    expect(sent.filter(({ first }) => first)).toHaveLength(1)
    expect(await visitor.ok('game.finish', { body: one })).toMatchObject({ first: false, record: false })
    // Another game of the same seed is the same game.
    const other = recorded('2048', one.seed, [0])
    expect(await visitor.ok('game.finish', { body: other })).toMatchObject({ first: false })
    expect(await own(visitor)).toMatchObject({ plays: 1, best: one.claimed })
  })

  it('is the account’s on every device', async () => {
    const { customer, visitor } = await signedIn()
    const one = await played(visitor)
    await visitor.ok('game.finish', { body: one })
    expect(await own(signIn(newVisitor(), customer))).toMatchObject({ best: one.claimed, plays: 1 })
    const [row] = await query<{ visitor_hash: string | null }>(
      'select visitor_hash from game_scores where customer_id = $1',
      [customer.id],
    )
    expect(row?.visitor_hash).toBeNull()
  })
})

describe('what is no game is refused, and changes nothing', () => {
  it('with a forged score', async () => {
    const visitor = newVisitor()
    const one = await played(visitor)
    for (const claimed of [one.claimed + 4, 0, 100_000_000])
      expect((await finish(visitor, { ...one, claimed })).result).toBe(RESULTS.gameNotReplayed)
    expect(await own(visitor)).toMatchObject({ plays: 0 })
    // The honest one still counts.
    expect((await finish(visitor, one)).result).toBe(RESULTS.ok)
  })

  it('with the seed of another browser, another game, an old one, or one of nobody', async () => {
    const visitor = newVisitor()
    const mine = await played(visitor)
    const stranger = await played(newVisitor())
    const ofMaze = (await played(member, 'maze')).seed
    const visitorHash = visitorHashOf(visitor)
    const old = newSeed({ game: '2048', visitorHash, now: new Date(Date.now() - 3 * 86_400_000) })
    const changed = `${mine.seed.startsWith('A') ? 'B' : 'A'}${mine.seed.slice(1)}`
    for (const seed of [stranger.seed, old, changed, 'A'.repeat(38)])
      expect((await finish(visitor, recorded('2048', seed))).result).toBe(RESULTS.gameNotReplayed)
    expect((await finish(member, recorded('2048', ofMaze))).result).toBe(RESULTS.gameNotReplayed)
    expect((await finish(newVisitor(), mine)).result).toBe(RESULTS.gameNotReplayed)
    expect(await own(visitor)).toMatchObject({ plays: 0 })
  })

  it('with inputs that the rules do not know, or with too many', async () => {
    const visitor = newVisitor()
    const one = await played(visitor)
    expect((await finish(visitor, { ...one, inputs: [4] })).result).toBe(RESULTS.gameNotReplayed)
    for (const inputs of [Array.from({ length: MOST_INPUTS + 1 }, () => 0), [-1], [0.5], ['0']])
      expect((await finish(visitor, { ...one, inputs: inputs as number[] })).status).toBe(400)
    const most = recorded(
      '2048',
      one.seed,
      Array.from({ length: MOST_INPUTS }, () => 0),
    )
    expect((await finish(visitor, most)).result).toBe(RESULTS.ok)
  })

  it.each(['jump', 'maze'] as const)('%s without a membership that opens it', async (game) => {
    const { visitor: registered } = await signedIn()
    for (const who of [newVisitor(), registered]) {
      const started = await who.call('game.start', { body: { game } })
      expect(started).toMatchObject({ result: RESULTS.notInPlan })
      const seed = newSeed({ game, visitorHash: visitorHashOf(who), now: new Date() })
      expect((await finish(who, recorded(game, seed))).result).toBe(RESULTS.notInPlan)
    }
  })
})

describe('scores', () => {
  it('of a browser without an account go after a year, those of an account stay', async () => {
    const { customer, visitor: signed } = await signedIn()
    const visitor = newVisitor()
    await visitor.ok('game.finish', { body: await played(visitor) })
    await signed.ok('game.finish', { body: await played(signed) })
    const of = [customer.id, visitorHashOf(visitor)]
    const own = 'customer_id = $1 or visitor_hash = $2'
    await query(`update game_scores set created_at = now() - interval '366 days' where ${own}`, of)
    await deletePlay({ payload: await localPayload(), now: () => new Date() })
    expect(await query(`select customer_id from game_scores where ${own}`, of)).toEqual([
      { customer_id: customer.id },
    ])
  })
})
