import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import type { Locale } from '@/domain/locale/locales'
import type { AnswerRow, createAnswerWriter, Write, Written } from '@/services/sittings/answer-writer'
import { query } from '../support/database'
import { site } from '../support/site'
import { newVisitor } from '../support/visitor'
import { startSitting } from '../support/way'
import { localPayload } from './support/local-payload'

type Row = {
  position: number
  choice: number | null
  late_choice: number | null
  epoch: number
  revision: number
}

let writer: typeof createAnswerWriter

beforeAll(async () => {
  await localPayload()
  ;({ createAnswerWriter: writer } = await import('@/services/sittings/answer-writer'))
})

const rowsOf = async (sittingId: string): Promise<Row[]> => {
  const rows = await query<Row>(
    `select position::int, choice::int, late_choice::int, epoch::int, revision::int
     from answers where sitting_id = $1 order by position`,
    [sittingId],
  )
  return rows
}

const newSitting = async () => {
  const visitor = newVisitor()
  const sitting = await startSitting(visitor)
  const [row] = await query<{ id: string }>('select id from sittings where number = $1', [
    sitting.orderNumber,
  ])
  return { visitor, sitting, id: row?.id ?? '' }
}

const answer = (change: Partial<AnswerRow> = {}): AnswerRow => ({
  slot: 1,
  choice: 2,
  lateChoice: null,
  epoch: 0,
  revision: 1,
  spentMs: 5000,
  readLocale: 'EN',
  answeredAt: new Date().toISOString(),
  ...change,
})

describe('the writer of answers', () => {
  it('tells each of many writes of one turn what became of it', async () => {
    const sittings = await Promise.all(Array.from({ length: 12 }, newSitting))
    const write = writer()
    const written = await Promise.all(
      sittings.map(({ id }, index) =>
        write({ sittingId: id, rows: [answer({ slot: index + 1, choice: index % 6 })] }),
      ),
    )
    expect(written.map((each) => [...(each?.written ?? [])])).toEqual(sittings.map((_, index) => [index + 1]))
    for (const [index, { id }] of sittings.entries())
      expect(await rowsOf(id)).toMatchObject([{ position: index + 1, choice: index % 6 }])
  })

  it('keeps the newest of many writes to one question that arrive at once, in any order', async () => {
    const { id } = await newSitting()
    const write = writer()
    const revisions = [7, 2, 9, 1, 12, 4, 11, 3, 10, 5, 8, 6]
    await Promise.all(
      revisions.map((revision) =>
        write({ sittingId: id, rows: [answer({ revision, choice: revision % 6 })] }),
      ),
    )
    expect(await rowsOf(id)).toMatchObject([{ revision: 12, choice: 0 }])
  })

  it('orders two processes by the same rule', async () => {
    const { id } = await newSitting()
    const [one, other] = [writer(), writer()]
    const writes = Array.from({ length: 60 }, (_, index) =>
      (index % 2 ? one : other)({
        sittingId: id,
        rows: [answer({ revision: index + 1, choice: index % 6 })],
      }),
    )
    await Promise.all(writes)
    expect(await rowsOf(id)).toMatchObject([{ revision: 60, choice: 59 % 6 }])
  })

  it('says null of a sitting that is not there and keeps the rest of the turn', async () => {
    const { id } = await newSitting()
    const write = writer()
    const [lost, kept] = await Promise.all([
      write({ sittingId: crypto.randomUUID(), rows: [answer()] }),
      write({ sittingId: id, rows: [answer()] }),
    ])
    expect([lost, kept?.written.has(1)]).toEqual([null, true])
  })

  it('fails only the write that the database refuses', async () => {
    const { id } = await newSitting()
    const { id: otherId } = await newSitting()
    const write = writer()
    const [bad, good] = await Promise.allSettled([
      write({ sittingId: id, rows: [answer({ choice: 9 })] }),
      write({ sittingId: otherId, rows: [answer()] }),
    ])
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled'])
    expect([await rowsOf(id), await rowsOf(otherId)]).toMatchObject([[], [{ choice: 2 }]])
  })

  it('waits for a confirmation that holds the sitting, and nobody else waits with it', async () => {
    const { id } = await newSitting()
    const { id: otherId } = await newSitting()
    const client = new pg.Client(site().databaseUrl)
    await client.connect()
    await client.query('begin')
    await client.query('select 1 from sittings where id = $1 for update', [id])
    const write = writer()
    const order: string[] = []
    const held = write({ sittingId: id, rows: [answer()] }).then((said) => {
      order.push('held')
      return said
    })
    await write({ sittingId: otherId, rows: [answer()] }).then(() => order.push('other'))
    await client.query("update sittings set state = 'confirmed' where id = $1", [id])
    await client.query('commit')
    await client.end()
    const said = await held
    expect(order).toEqual(['other', 'held'])
    // It reads the state after the lock, so nothing is stored behind the score's back.
    expect(said).toMatchObject({ state: 'confirmed', written: new Set() })
    expect(await rowsOf(id)).toEqual([])
  })

  it('goes on for everybody else while several sittings are held for long', async () => {
    const held = await Promise.all(Array.from({ length: 6 }, newSitting))
    const { id: otherId } = await newSitting()
    const client = new pg.Client(site().databaseUrl)
    await client.connect()
    await client.query('begin')
    const ids = held.map(({ id }) => id)
    await client.query('select 1 from sittings where id = any($1) for update', [ids])
    const write = writer()
    const stuck: Promise<Written | null>[] = []
    for (const id of ids) {
      stuck.push(write({ sittingId: id, rows: [answer()] }))
      // Each in a statement of its own.
      await new Promise((done) => setTimeout(done, 30))
    }
    // Five seconds on whoever waits for a lock gives up (lock_timeout), and nobody is held up any more.
    const late = new Promise<string>((done) => setTimeout(() => done('held up'), 4_000))
    const other = write({ sittingId: otherId, rows: [answer()] }).then(() => 'written')
    const first = await Promise.race([other, late])
    await client.query('rollback')
    await client.end()
    expect(first).toBe('written')
    expect((await Promise.all(stuck)).map((each) => each?.written.has(1))).toEqual(Array(6).fill(true))
  })

  it('never counts less time than was counted: another device knows only its own', async () => {
    const { id } = await newSitting()
    const write = writer()
    await write({ sittingId: id, rows: [answer({ spentMs: 30_000 })] })
    await write({ sittingId: id, rows: [answer({ choice: 4, revision: 2, spentMs: 2_000 })] })
    const [row] = await query('select choice::int, spent_ms::int from answers where sitting_id = $1', [id])
    expect(row).toEqual({ choice: 4, spent_ms: 30_000 })
  })

  it('keeps the language of the choice that is scored: a change that came too late brings none', async () => {
    const { id } = await newSitting()
    const write = writer()
    await write({ sittingId: id, rows: [answer(), answer({ slot: 2, choice: null, lateChoice: 1 })] })
    const late = { choice: null, lateChoice: 4, revision: 2, readLocale: 'JA' } as const
    await write({ sittingId: id, rows: [answer(late), answer({ ...late, slot: 2 })] })
    const rows = await query(
      'select choice::int, read_locale from answers where sitting_id = $1 order by position',
      [id],
    )
    expect(rows).toEqual([
      { choice: 2, read_locale: 'EN' },
      { choice: null, read_locale: 'JA' },
    ])
  })

  it('keeps the language in which a choice was made when another page saves the same one again', async () => {
    const { id } = await newSitting()
    const write = writer()
    const slots = [answer(), answer({ slot: 2 }), answer({ slot: 3, choice: null }), answer({ slot: 4 })]
    await write({ sittingId: id, rows: slots })
    const again = { revision: 2, spentMs: 9000, readLocale: 'JA' } as const
    await write({
      sittingId: id,
      rows: [
        answer(again),
        answer({ ...again, slot: 2, choice: 3 }),
        answer({ ...again, slot: 3, choice: 1 }),
        answer({ ...again, slot: 4, choice: null }),
      ],
    })
    const rows = await query(
      `select choice::int, revision::int, spent_ms::int, read_locale from answers where sitting_id = $1
       order by position`,
      [id],
    )
    const saved = { revision: 2, spent_ms: 9000 }
    expect(rows).toEqual([
      { ...saved, choice: 2, read_locale: 'EN' },
      { ...saved, choice: 3, read_locale: 'JA' },
      { ...saved, choice: 1, read_locale: 'JA' },
      { ...saved, choice: null, read_locale: 'JA' },
    ])
  })

  it('never takes back by a late choice what was chosen in time', async () => {
    const { id } = await newSitting()
    const write = writer()
    const put = (change: Partial<AnswerRow>): Promise<Written | null> =>
      write({ sittingId: id, rows: [answer(change)] } satisfies Write)
    await put({ choice: 3, revision: 1 })
    await put({ choice: null, lateChoice: 5, revision: 2 })
    expect(await rowsOf(id)).toMatchObject([{ choice: 3, late_choice: 5, revision: 2 }])
  })
})

describe('a claim', () => {
  it('of a test that was confirmed is refused: nobody goes on with it', async () => {
    const { visitor, sitting } = await newSitting()
    const { orderNumber } = sitting
    const claim = () => visitor.call('sitting.claim', { body: { orderNumber } })
    expect(await claim()).toMatchObject({ result: 200, data: { epoch: 1, state: 'started' } })
    await visitor.ok('sitting.confirm', { body: { orderNumber } })
    expect((await claim()).result).toBe(RESULTS.sittingLocked)
  })
})

describe('a save', () => {
  const save = async (
    { visitor, sitting }: Awaited<ReturnType<typeof newSitting>>,
    given: { epoch?: number; choice: number | null; revision: number; tappedAt?: number; question?: number },
  ) => {
    const { epoch = 0, choice, revision, tappedAt = epoch, question = 0 } = given
    const id = sitting.questions[question]?.id ?? ''
    return visitor.ok('sitting.save', {
      body: {
        orderNumber: sitting.orderNumber,
        epoch,
        anchor: sitting.anchor,
        answers: [{ id, choice, epoch: tappedAt, revision, spentMs: 3000, elapsedMs: 3000 }],
      },
    })
  }

  it('of a lower revision comes back with the winner', async () => {
    const at = await newSitting()
    await save(at, { choice: 4, revision: 3 })
    const said = await save(at, { choice: 1, revision: 2 })
    expect(said.accepted).toEqual([])
    expect(said.refused).toEqual([{ id: at.sitting.questions[0]?.id, choice: 4, epoch: 0, revision: 3 }])
  })

  it('whose acknowledgement was lost is accepted again', async () => {
    const at = await newSitting()
    await save(at, { choice: 4, revision: 1 })
    expect(await save(at, { choice: 4, revision: 1 })).toMatchObject({
      accepted: [{ choice: 4 }],
      refused: [],
    })
  })

  it('of a replaced tab is told so, kept where nothing newer stands, and beaten where something does', async () => {
    const at = await newSitting()
    const claim = () => at.visitor.ok('sitting.claim', { body: { orderNumber: at.sitting.orderNumber } })
    const first = await claim()
    const second = await claim()
    expect([first.epoch, second.epoch]).toEqual([1, 2])
    expect(await save(at, { epoch: 2, choice: 5, revision: 1 })).toMatchObject({ owner: true, epoch: 2 })
    // Queued offline by the older tab, with more changes than the newer one made.
    const beaten = await save(at, { epoch: 1, choice: 0, revision: 8 })
    expect(beaten).toMatchObject({ owner: false, epoch: 2, refused: [{ choice: 5, epoch: 2, revision: 1 }] })
    const kept = await save(at, { epoch: 1, choice: 3, revision: 1, question: 1 })
    expect(kept).toMatchObject({ owner: false, accepted: [{ choice: 3 }], refused: [] })
    expect(await rowsOf(at.id)).toMatchObject([{ epoch: 2 }, { epoch: 1 }])
  })

  it('gets the same answer past Next as through it', async () => {
    const { visitor, sitting } = await newSitting()
    const post = async (path: string, body: unknown) => {
      const response = await visitor.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { 'x-request-id': _, date: __, ...headers } = Object.fromEntries(response.headers)
      const text = (await response.text()).replace(/"(?:requestId|anchor)":"[^"]*"/g, '')
      return { status: response.status, type: headers['content-type'], cache: headers['cache-control'], text }
    }
    const path = '/api/exam/sitting/save'
    const good = {
      orderNumber: sitting.orderNumber,
      epoch: 0,
      anchor: sitting.anchor,
      answers: [] as unknown[],
    }
    const answers = [
      { id: sitting.questions[0]?.id, choice: 1, epoch: 0, revision: 1, spentMs: 5000, elapsedMs: 5000 },
    ]
    // A query makes it another address for the front.
    for (const body of [{ ...good, answers }, good, null, { ...good, answers, orderNumber: '0123456789AB' }])
      expect(await post(path, body)).toEqual(await post(`${path}?through=next`, body))
    const large = { ...good, answers, anchor: 'x'.repeat(400_000) }
    expect(await post(path, large)).toEqual(await post(`${path}?through=next`, large))
  })

  it('keeps in which language each question was read: that of the page that saved it', async () => {
    const at = await newSitting()
    await save(at, { choice: 1, revision: 1 })
    await save(at, { choice: 1, revision: 1, question: 1 })
    const inJapanese = { ...at, visitor: newVisitor({ hl: 'JA', cookies: at.visitor.cookies }) }
    await save(inJapanese, { choice: 2, revision: 2, question: 1 })
    const elsewhere = newVisitor({ hl: 'XX' as Locale, cookies: at.visitor.cookies })
    await save({ ...at, visitor: elsewhere }, { choice: 2, revision: 1, question: 2 })
    const rows = await query('select read_locale from answers where sitting_id = $1 order by position', [
      at.id,
    ])
    expect(rows).toEqual([{ read_locale: 'EN' }, { read_locale: 'JA' }, { read_locale: null }])
  })

  it('cannot pretend to a claim that was never made', async () => {
    const at = await newSitting()
    await save(at, { choice: 1, revision: 1, tappedAt: 900_000 })
    expect(await rowsOf(at.id)).toMatchObject([{ epoch: 0 }])
  })
})
