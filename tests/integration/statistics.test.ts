import { createLocalReq, type TypedUser } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Overview } from '@/domain/statistics/overview'
import { type Historian, historian } from '../support/history'
import { site } from '../support/site'
import { localPayload } from './support/local-payload'
import { type Ask, everyRole, type Role } from './support/roles'

/** Long before anything else in the database: nobody's rows mix in. */
const NOW = new Date('2001-03-28T10:00:00Z')
const at = (text: string) => new Date(text)

let db: pg.Client
let history: Historian
let payload: Awaited<ReturnType<typeof localPayload>>
let readOverview: typeof import('@/services/statistics/read-overview').readOverview

const overview = async (
  timeZone: string,
  asked: { scope?: Record<string, string>; withMoney?: boolean; now?: Date } = {},
): Promise<Overview> => {
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { timeZone },
    context: { skipInvalidation: true },
  })
  const { scope = {}, withMoney = true, now = NOW } = asked
  return readOverview({ payload, now: () => now }, { days: 7, scope, withMoney })
}

/** Only the days on which something happened. */
const busy = ({ days }: Overview) =>
  Object.fromEntries(
    days.filter(({ started }) => started > 0).map(({ day, ...counts }) => [day, Object.values(counts)]),
  )

beforeAll(async () => {
  payload = await localPayload()
  readOverview = (await import('@/services/statistics/read-overview')).readOverview
  db = new pg.Client(site().databaseUrl)
  await db.connect()
  history = await historian(db)
  await db.query('begin')
  await tellStory()
  await db.query('commit')
})

afterAll(async () => {
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { timeZone: 'UTC' },
    context: { skipInvalidation: true },
  })
  await db.end()
})

/**
 * The week of 22 to 28 March 2001; Berlin's clocks went from 2:00 to 3:00 on Sunday the 25th.
 * A and B stand at the edges of Berlin's 22nd, C and D on both sides of its midnight after the change.
 */
const tellStory = async (): Promise<void> => {
  const { sitting, order, moved } = history
  // A minute before Berlin's 22 March: the last of the week before, there; the 21st in UTC.
  await sitting({ at: at('2001-03-21T22:59:00Z'), state: 'started' })
  // The first minute of Berlin's 22 March, still the 21st in UTC.
  const a = await sitting({ at: at('2001-03-21T23:00:00Z'), email: 'a@example.com', landing: 'girl' })
  // The 25th in both; one sitting with two paid orders, an expired one, and a refund of one of them.
  const b = await sitting({ at: at('2001-03-25T12:00:00Z'), email: 'b@example.com', locale: 'DE' })
  // After the change: 21:59 UTC is 23:59 in Berlin, 22:00 UTC is the 26th there.
  await sitting({ at: at('2001-03-25T21:59:00Z'), state: 'abnormal', landing: null })
  await sitting({ at: at('2001-03-25T22:00:00Z'), state: 'started', landing: '' })
  // Confirmed, mailed, ordered, never paid; and one given away by a promo code.
  const c = await sitting({ at: at('2001-03-27T08:00:00Z'), email: 'c@example.com' })
  const d = await sitting({ at: at('2001-03-27T09:00:00Z'), email: 'd@example.com' })
  // A minute from now is not yet.
  await sitting({ at: at('2001-03-28T10:01:00Z') })

  const first = await order({ sitting: b, at: at('2001-03-25T12:30:00Z'), total: 1000, currency: 'EUR' })
  const second = await order({
    sitting: b,
    at: at('2001-03-25T13:00:00Z'),
    total: 500,
    currency: 'EUR',
    tier: 'sku3',
  })
  await order({ sitting: b, at: at('2001-03-25T13:10:00Z'), status: 'expired' })
  await order({ sitting: c, at: at('2001-03-27T08:30:00Z') })
  await order({ sitting: d, at: at('2001-03-27T09:30:00Z'), total: 0 })
  const late = await order({ sitting: a, at: at('2001-03-22T00:10:00Z'), total: 148_000, currency: 'JPY' })

  const eur = { currency: 'EUR' } as const
  await moved({ order: first, at: at('2001-03-25T12:31:00Z'), kind: 'charge', amount: 1000, ...eur })
  await moved({ order: first, at: at('2001-03-25T12:31:00Z'), kind: 'fee', amount: 60, ...eur })
  await moved({ order: second, at: at('2001-03-25T22:30:00Z'), kind: 'charge', amount: 500, ...eur })
  await moved({ order: first, at: at('2001-03-27T12:00:00Z'), kind: 'refund', amount: 1000, ...eur })
  await moved({
    order: late,
    at: at('2001-03-21T23:30:00Z'),
    kind: 'charge',
    amount: 148_000,
    currency: 'JPY',
  })
  await moved({
    order: late,
    at: at('2001-03-27T12:00:00Z'),
    kind: 'dispute',
    amount: 148_000,
    currency: 'JPY',
  })
  await moved({
    order: late,
    at: at('2001-03-27T13:00:00Z'),
    kind: 'dispute_lost',
    amount: 148_000,
    currency: 'JPY',
  })
}

describe('the sittings of a week', () => {
  it('stand on the days of the stated time zone, through a change of clocks', async () => {
    const berlin = await overview('Europe/Berlin')
    expect(berlin.timeZone).toBe('Europe/Berlin')
    expect(berlin.days.map(({ day }) => day)).toEqual(
      [22, 23, 24, 25, 26, 27, 28].map((day) => `2001-03-${day}`),
    )
    // started, confirmed, with an address, ordered, paid
    expect(busy(berlin)).toEqual({
      '2001-03-22': [1, 1, 1, 1, 1],
      '2001-03-25': [2, 2, 1, 1, 1],
      '2001-03-26': [1, 0, 0, 0, 0],
      '2001-03-27': [2, 2, 2, 2, 0],
    })
    expect(berlin.before).toEqual({ started: 1, confirmed: 0, withEmail: 0, ordered: 0, paid: 0 })

    const utc = await overview('UTC')
    expect(busy(utc)).toEqual({ '2001-03-25': [3, 2, 1, 1, 1], '2001-03-27': [2, 2, 2, 2, 0] })
    expect(utc.before).toEqual({ started: 2, confirmed: 1, withEmail: 1, ordered: 1, paid: 1 })
  })

  it('end today where today is already tomorrow', async () => {
    const { days } = await overview('Pacific/Auckland', { now: at('2001-03-28T12:30:00Z') })
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2001-03-23', '2001-03-29'])
  })

  it('count once, however often they ordered', async () => {
    const { days } = await overview('Europe/Berlin', { scope: { locale: 'DE' } })
    expect(days.filter(({ started }) => started > 0)).toEqual([
      { day: '2001-03-25', started: 1, confirmed: 1, withEmail: 1, ordered: 1, paid: 1 },
    ])
  })

  it('are counted by landing page, those without one together', async () => {
    const { landings } = await overview('Europe/Berlin')
    expect(
      Object.fromEntries(landings.map(({ landing, started, paid }) => [String(landing), [started, paid]])),
    ).toEqual({
      new: [3, 1],
      null: [2, 0],
      girl: [1, 1],
    })
  })

  it('are those that were asked for', async () => {
    const started = async (scope: Record<string, string>) =>
      (await overview('Europe/Berlin', { scope })).days.reduce((sum, day) => sum + day.started, 0)
    const { exam, storefront } = history.place
    const other = '00000000-0000-4000-8000-000000000000'
    expect([await started({ exam }), await started({ exam: other })]).toEqual([6, 0])
    expect([await started({ storefront }), await started({ storefront: other })]).toEqual([6, 0])
    expect([await started({ landing: 'girl' }), await started({ landing: 'girl', locale: 'DE' })]).toEqual([
      1, 0,
    ])
  })
})

describe('the sittings of tests about health', () => {
  it('are counted together only: the id of one of these tests finds none of them', async () => {
    const { rows } = await db.query<{ id: string }>(
      "select id from exams where kind::text in ('depression', 'psychology') order by number",
    )
    expect(rows).toHaveLength(2)
    for (const [index, { id }] of rows.entries()) {
      const sitting = await history.sitting({ at: at(`2001-06-0${index + 1}T12:00:00Z`), state: 'started' })
      await db.query('update sittings set health = true, exam_id = $2 where id = $1', [sitting, id])
    }
    await history.sitting({ at: at('2001-06-03T12:00:00Z'), state: 'started' })
    const started = async (scope: Record<string, string>) =>
      (await overview('UTC', { scope, now: at('2001-06-04T00:00:00Z') })).days.reduce(
        (sum, day) => sum + day.started,
        0,
      )
    expect(await started({})).toBe(3)
    expect(await started({ exam: 'health' })).toBe(2)
    expect(await started({ exam: history.place.exam })).toBe(1)
    for (const { id } of rows) expect(await started({ exam: id })).toBe(0)
  })

  it('are told by no landing page, and their money by no day', async () => {
    const sitting = await history.sitting({
      at: at('2001-07-02T12:00:00Z'),
      landing: 'girl',
      email: 'h@example.com',
    })
    await db.query('update sittings set health = true where id = $1', [sitting])
    await history.sitting({ at: at('2001-07-02T13:00:00Z'), landing: 'girl', state: 'started' })
    const order = await history.order({
      sitting,
      at: at('2001-07-02T12:30:00Z'),
      total: 900,
      currency: 'EUR',
    })
    const eur = { kind: 'charge', amount: 900, currency: 'EUR' } as const
    await history.moved({ order, at: at('2001-07-02T12:31:00Z'), ...eur })
    const read = (scope: Record<string, string>) =>
      overview('UTC', { scope, now: at('2001-07-04T00:00:00Z') })
    const all = await read({})
    expect(all.landings.map(({ landing, started }) => [landing, started])).toEqual(
      expect.arrayContaining([
        ['girl', 1],
        [null, 1],
      ]),
    )
    expect(all.disputes?.byLanding).toMatchObject([{ landing: null, charges: 1 }])
    expect(all.takings?.[0]?.days.length).toBeGreaterThan(0)
    expect((await read({ landing: 'girl' })).landings).toMatchObject([{ landing: 'girl', started: 1 }])
    expect((await read({ landing: 'girl' })).takings).toEqual([])
    expect((await read({ exam: 'health' })).takings).toMatchObject([{ net: 900, days: [] }])
  })
})

describe('the takings of a week', () => {
  it('are sums of the ledger per currency, less what went back', async () => {
    const { takings } = await overview('Europe/Berlin')
    const eur = takings?.find(({ currency }) => currency === 'EUR')
    expect(eur?.sums).toEqual({
      charge: { amount: 1500, count: 2 },
      fee: { amount: 60, count: 1 },
      refund: { amount: 1000, count: 1 },
    })
    expect(eur?.net).toBe(440)
    // Berlin's 26th had begun when the second order was paid.
    expect(eur?.days.filter(({ net }) => net !== 0)).toEqual([
      { day: '2001-03-25', net: 940 },
      { day: '2001-03-26', net: 500 },
      { day: '2001-03-27', net: -1000 },
    ])
  })

  it('do not take the money of a lost dispute twice', async () => {
    const { takings } = await overview('Europe/Berlin')
    expect(takings?.find(({ currency }) => currency === 'JPY')).toMatchObject({ net: 0, netBefore: 0 })
    const { takings: utc } = await overview('UTC')
    expect(utc?.find(({ currency }) => currency === 'JPY')).toMatchObject({
      net: -148_000,
      netBefore: 148_000,
    })
  })

  it('are left out for whom the books are closed to', async () => {
    expect(await overview('UTC', { withMoney: false })).toMatchObject({ takings: null, disputes: null })
  })
})

describe('the disputes of a week', () => {
  it('are counted beside its successful charges, by landing page and by country', async () => {
    const { disputes } = await overview('Europe/Berlin')
    expect(disputes).toEqual({
      charges: 3,
      opened: 1,
      won: 0,
      lost: 1,
      byLanding: [
        expect.objectContaining({ landing: 'girl', charges: 1, opened: 1 }),
        expect.objectContaining({ landing: 'new', charges: 2, opened: 0 }),
      ],
      byCountry: [
        {
          country: 'US',
          charges: 3,
          opened: 1,
          refunds: 1,
          net: [
            { currency: 'EUR', amount: 440 },
            { currency: 'JPY', amount: 0 },
          ],
        },
      ],
    })
  })

  it('are those that were asked for', async () => {
    const { disputes } = await overview('Europe/Berlin', { scope: { landing: 'new' } })
    expect(disputes).toMatchObject({ charges: 2, opened: 0, lost: 0 })
  })
})

describe('what the figures can be narrowed to', () => {
  it('are the tests, those about health only together', async () => {
    const { readChoices } = await import('@/cms/admin/start/read-choices')
    const { docs } = await payload.find({
      collection: 'admins',
      where: { email: { equals: site().admin.email } },
      limit: 1,
    })
    const user = { ...docs[0], collection: 'admins' } as TypedUser
    const { exams, healthTests } = await readChoices(await createLocalReq({ user }, payload))
    const { rows } = await db.query<{ id: string; kind: string }>('select id, kind::text from exams')
    const single = rows.filter(({ kind }) => !['depression', 'psychology', 'map'].includes(kind))
    expect(new Set(exams.map(({ id }) => id))).toEqual(new Set(single.map(({ id }) => id)))
    expect(healthTests).toBe(true)
  })

  it('are the landing pages that have their place, not a draft that has none yet', async () => {
    const { readChoices } = await import('@/cms/admin/start/read-choices')
    const context = { skipInvalidation: true }
    const draft = await payload.create({
      collection: 'landing-pages',
      draft: true,
      data: {} as never,
      context,
    })
    try {
      const { docs } = await payload.find({
        collection: 'admins',
        where: { email: { equals: site().admin.email } },
        limit: 1,
      })
      const user = { ...docs[0], collection: 'admins' } as TypedUser
      const { landings } = await readChoices(await createLocalReq({ user }, payload))
      expect(landings).toEqual(landings.filter((landing) => typeof landing === 'string'))
      expect(landings).toContain('new')
    } finally {
      await payload.delete({ collection: 'landing-pages', id: draft.id, context })
    }
  })
})

describe('the call', () => {
  let ask: Record<Role, Ask>
  beforeAll(async () => {
    ask = await everyRole()
  })

  it('answers marketers and owners, and nobody else', async () => {
    const statuses = await Promise.all(
      Object.entries(ask).map(async ([role, call]) => [role, (await call('/api/statistics?days=7')).status]),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      anonymous: 401,
      visitor: 401,
      customer: 401,
      editor: 403,
      marketer: 200,
      support: 403,
      owner: 200,
    })
  })

  it('shows a marketer the sums of the ledger, and none of its entries', async () => {
    const { data } = (await (await ask.marketer('/api/statistics?days=7')).json()) as { data: Overview }
    expect(data.takings).not.toBeNull()
    expect((await ask.marketer('/api/ledger-entries?limit=1')).status).toBe(403)
  })

  it.each(['landing=new', `storefront=${crypto.randomUUID()}`])(
    'refuses to narrow the tests about health by %s',
    async (place) => {
      expect((await ask.owner(`/api/statistics?days=7&${place}`)).status).toBe(200)
      expect((await ask.owner(`/api/statistics?days=7&exam=health&${place}`)).status).toBe(400)
    },
  )

  it.each(['', '?days=8', '?days=7&exam=1', '?days=7&locale=FI', '?days=7&more=1', "?days=7&landing='%00"])(
    'refuses %s',
    async (search) => {
      expect((await ask.owner(`/api/statistics${search}`)).status).toBe(400)
    },
  )

  it('counts what waits for somebody', async () => {
    const read = async () =>
      ((await (await ask.owner('/api/statistics?days=7')).json()) as { data: Overview }).data.attention
    const before = await read()
    await db.query("insert into anomalies (kind, ref) values ('counted', $1)", [crypto.randomUUID()])
    await db.query("insert into anomalies (kind, ref, resolved_at) values ('counted', $1, now())", [
      crypto.randomUUID(),
    ])
    await db.query(
      `insert into contact_messages (email, topic, message, state)
       values ('a@example.com', 'Topic', 'Message', 'new'), ('a@example.com', 'Topic', 'Message', 'done')`,
    )
    await db.query(
      `insert into mails ("to", template, locale, params, key, message_id, status)
       values ('a@example.com', 'report_link', 'EN', '{}', $1, $1, 'failed')`,
      [crypto.randomUUID()],
    )
    expect(await read()).toEqual({
      anomalies: before.anomalies + 1,
      violations: before.violations,
      mailsFailed: before.mailsFailed + 1,
      messages: before.messages + 1,
      // Secrets of other tests come and go meanwhile.
      secrets: expect.any(Number),
      pages: before.pages,
    })
  })
})
