import { beforeAll, describe, expect, it } from 'vitest'
import type { QuestionnaireKind } from '@/domain/exam/kinds'
import { SEED_INSTRUMENTS } from '@/seed/instruments/instruments'
import { deleteOld } from '@/services/privacy/delete-old'
import { signIn } from '../support/admin'
import { query } from '../support/database'
import { well } from '../support/health'
import { buy, withAddress } from '../support/health-way'
import { waitForMail } from '../support/mailbox'
import { answer, finish, itemsOf, PLACES, start, statements } from '../support/questionnaire'
import { newVisitor, type Visitor } from '../support/visitor'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'

beforeAll(forgetRateLimits)

const read = async (visitor: Visitor, orderNumber: string) => {
  const told = await visitor.ok('report.read', { params: { orderNumber } })
  if (told.kind !== 'report') throw new Error(`No report: ${told.because}`)
  return told.report
}

const kept = async (orderNumber: string) => {
  const [row] = await query<{ answers: number; reports: number; erased: boolean; consents: string[] }>(
    `select (select count(*)::int from answers where sitting_id = s.id) as answers,
       (select count(*)::int from reports where sitting_id = s.id) as reports, s.erased_at is not null as erased,
       array(select choice::text from consents where sitting_id = s.id and kind = 'health' order by created_at) as consents
     from sittings s where number = $1`,
    [orderNumber],
  )
  return row
}

describe('consent', () => {
  it.each(['depression', 'psychology'] as const)(
    '%s does not begin without it, and it is kept',
    async (kind) => {
      const visitor = newVisitor()
      const body = { appExamId: PLACES[kind], hl: 'EN', timing: 'standard' as const }
      expect((await visitor.call('sitting.start', { body })).result).toBe(20107)
      const half = { ...body, consent: { adult: true } } as never
      expect((await visitor.call('sitting.start', { body: half })).status).toBe(400)
      const sitting = await start(visitor, { kind })
      expect(await kept(sitting.orderNumber)).toMatchObject({ consents: ['accepted'] })
    },
  )

  it('of a map is asked for its part about health: what was answered without it is neither scored nor kept', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'map', choose: well('map', { sa1: 3 }) as never })
    expect(await read(visitor, orderNumber)).toMatchObject({ health: null })
    expect((await kept(orderNumber))?.answers).toBe(88)

    const other = newVisitor()
    const sitting = await start(other, { kind: 'map' })
    const consent = (agreed: boolean) =>
      other.ok('sitting.consent', { body: { orderNumber: sitting.orderNumber, agreed, hl: 'EN' } })
    await consent(true)
    await answer(other, { sitting, choose: well('map', { sa1: 3 }) })
    await other.ok('sitting.confirm', { body: { orderNumber: sitting.orderNumber } })
    expect(await read(other, sitting.orderNumber)).toMatchObject({
      health: { help: 'answer', index: { value: 40 } },
    })
    expect(
      (
        await newVisitor().call('sitting.consent', {
          body: { orderNumber: sitting.orderNumber, agreed: true, hl: 'EN' },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await other.call('sitting.consent', {
          body: { orderNumber: sitting.orderNumber, agreed: true, hl: 'EN' },
        })
      ).result,
    ).toBe(20101)
  })
})

describe('an answer to the part of a map about health', () => {
  it('is refused before its consent, and stored after it', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'map' })
    const { orderNumber, anchor } = sitting
    const items = await itemsOf(orderNumber)
    const id = [...items].find(([, { item }]) => item === 'sa1')?.[0] ?? ''
    const save = (revision: number) =>
      visitor.ok('sitting.save', {
        body: {
          orderNumber,
          epoch: 0,
          anchor,
          answers: [{ id, choice: 3, epoch: 0, revision, spentMs: 4_000, elapsedMs: 1_000 }],
        },
      })
    expect(await save(1)).toMatchObject({ accepted: [], refused: [{ id, choice: null, revision: 1 }] })
    expect((await kept(orderNumber))?.answers).toBe(0)
    await visitor.ok('sitting.consent', { body: { orderNumber, agreed: true, hl: 'EN' } })
    expect(await save(2)).toMatchObject({ accepted: [{ id, choice: 3 }], refused: [] })
    expect((await kept(orderNumber))?.answers).toBe(1)
  })
})

describe('depression', () => {
  it('is told whole for nothing, without an address, and sells nothing', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'depression', choose: well('depression') as never })
    const report = await read(visitor, orderNumber)
    expect(report).toMatchObject({
      examKind: 'depression',
      openParts: ['depression_report'],
      lockedParts: [],
      score: { help: 'none', answer: { said: [expect.any(String)] } },
    })
    expect(JSON.stringify(report)).not.toMatch(/"percentile/)
    const offer = await visitor.ok('sku.list', {
      params: { examId: PLACES.depression, country: 'US', hl: 'EN' },
    })
    expect(offer.items).toEqual([])
    expect((await newVisitor().call('report.read', { params: { orderNumber } })).status).toBe(404)
  })

  it('marks the question whose answer asks for help, and tells it before everything else', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'depression' })
    const items = await itemsOf(sitting.orderNumber)
    const asked = await statements(visitor, { kind: 'depression', sitting })
    const marked = asked.filter(({ helpFrom }) => helpFrom !== null)
    expect(marked.map(({ id }) => items.get(id)?.item)).toEqual(['dp9'])
    expect(marked[0]).toMatchObject({ helpFrom: 1, choices: 4, lead: expect.stringContaining('14 days') })
    await answer(visitor, { sitting, choose: well('depression', { dp9: 1 }) })
    await visitor.ok('sitting.confirm', { body: { orderNumber: sitting.orderNumber } })
    expect(await read(visitor, sitting.orderNumber)).toMatchObject({ score: { help: 'answer' } })
  })

  it('careless answers get no result, and help is not held back by them', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'depression' })
    await answer(visitor, { sitting, choose: well('depression', { dp9: 3 }), spentMs: 200 })
    const { orderNumber } = sitting
    expect(await visitor.ok('sitting.confirm', { body: { orderNumber } })).toEqual({ state: 'abnormal' })
    // The page of such a sitting shows it from the answers, which are the taker's own.
    const { answers, help } = await visitor.ok('order.info', { body: { orderNumber } })
    expect(answers).toHaveLength(17)
    expect(help).toBe('answer')
    // There is no result, and what was answered can be deleted all the same.
    await visitor.ok('report.erase', { body: { orderNumber } })
    expect(await kept(orderNumber)).toMatchObject({ answers: 0, reports: 0, erased: true })
    expect((await visitor.ok('help.lines', { query: { hl: 'EN' } })).countries.length).toBeGreaterThan(20)
  })

  it('tells what can be told, and names the scale of which too much stayed open', async () => {
    const visitor = newVisitor()
    const choose = well('depression', { im1: null })
    const { orderNumber } = await finish(visitor, { kind: 'depression', choose: choose as never })
    const report = await read(visitor, orderNumber)
    if (report.examKind !== 'depression') throw new Error('Another test.')
    expect(report.score?.missing).toContain('Effect on your days')
    expect(report.score?.answer?.scale?.id).toBe('signs')
    expect(report.score?.scales.list.map(({ id }) => id)).toEqual(['wellbeing'])
  })

  it('is found again by its address, which answers as an unknown one does', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'depression', choose: well('depression') as never })
    const email = await withAddress(visitor, orderNumber)
    await visitor.ok('order.link', { body: { orderNumber, hl: 'EN' } })
    const first = await waitForMail(email, { which: ({ text }) => (text ?? '').includes('/r/') })
    await newVisitor().ok('report.open', {
      body: { token: /#([\w-]{40,})/.exec(first.text ?? '')?.[1] ?? '' },
    })
    const { result } = await newVisitor().call('report.retrieve', {
      body: { appExamId: 'iq-1', email, hl: 'EN' },
    })
    expect(result).toBe(10101)
    const mail = await waitForMail(email, {
      which: ({ text, messageId }) => (text ?? '').includes('/r/') && messageId !== first.messageId,
    })
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/depress|iq-5|psycholog/i)
    const token = /#([\w-]{40,})/.exec(mail.text ?? '')?.[1] ?? ''
    const { reports } = await newVisitor().ok('report.open', { body: { token } })
    expect(reports).toMatchObject([{ orderNumber, open: true }])
    expect(reports[0]?.title).not.toMatch(/depress/i)
  })
})

describe('general psychology', () => {
  it('tells all five areas and when to seek help for nothing; a tier adds the figures', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'psychology', choose: well('psychology') as never })
    const free = await visitor.ok('order.free', { body: { orderNumber } })
    if (free.examKind !== 'psychology') throw new Error('Another test.')
    expect(free.scales).toHaveLength(5)
    expect(free.scales.every(({ text, seek }) => (text ?? '').length > 80 && (seek ?? '').length > 40)).toBe(
      true,
    )
    expect(JSON.stringify(free)).not.toMatch(/percent|ci95/)
    const email = await withAddress(visitor, orderNumber)
    expect(await read(visitor, orderNumber)).toMatchObject({
      score: null,
      lockedParts: ['psychology_report'],
    })

    const order = await buy(visitor, { kind: 'psychology', orderNumber })
    const report = await read(visitor, orderNumber)
    if (report.examKind !== 'psychology') throw new Error('Another test.')
    expect(report.score?.scales.list).toHaveLength(5)
    expect(report.score?.scales.list.every(({ sources }) => sources.length > 0)).toBe(true)
    // What stands in the letter and where a bank leads back to names no test.
    const mail = await waitForMail(email)
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/psycholog|iq-6|mental/i)
    const [mailed] = await query<{ health: boolean }>(
      `select m.health from mails m join orders o on m.params->>'orderId' = o.id::text where o.number = $1`,
      [order],
    )
    expect(mailed?.health).toBe(true)
  })

  it('a sum that asks for help is told in the free result', async () => {
    const visitor = newVisitor()
    const low = (id: string): number => {
      const { items, rules } = SEED_INSTRUMENTS.psychology
      const item = items.find((each) => each.id === id)
      return rules?.directed?.[id] ?? (id === 'md6' || item?.keyed !== -1 ? 0 : 4)
    }
    const { orderNumber } = await finish(visitor, { kind: 'psychology', choose: low })
    expect(await visitor.ok('order.free', { body: { orderNumber } })).toMatchObject({ help: 'sums' })
    expect(await visitor.ok('order.info', { body: { orderNumber } })).toMatchObject({ help: 'sums' })

    // Nothing is sold beside it, whoever asks.
    await withAddress(visitor, orderNumber)
    const offer = await visitor.ok('sku.list', {
      params: { examId: PLACES.psychology, country: 'US', hl: 'EN' },
    })
    const [sku] = offer.items
    const body = {
      examOrderNumber: orderNumber,
      skuId: sku?.skuId ?? '',
      country: 'US',
      hl: 'EN' as const,
      agreed: true,
      seenTotal: sku?.price ?? { amount: 0, currency: 'USD' },
    }
    expect((await visitor.call('pay.create', { body })).result).toBe(30202)
    const [{ placed } = { placed: 0 }] = await query<{ placed: number }>(
      'select count(*)::int as placed from orders o join sittings s on s.id = o.sitting_id where s.number = $1',
      [orderNumber],
    )
    expect(placed).toBe(0)
  })
})

describe('a test whose statements say twice which choice to make', () => {
  const wrong = { at1: 4, at2: 0 }

  it.each(['psychology', 'map'] as const)(
    '%s: both answered otherwise, no result and a free repeat',
    async (kind) => {
      const visitor = newVisitor()
      const sitting = await start(visitor, { kind })
      const { orderNumber } = sitting
      await answer(visitor, { sitting, choose: well(kind, wrong) })
      expect(await visitor.ok('sitting.confirm', { body: { orderNumber } })).toEqual({ state: 'abnormal' })
      // Its page counts the questions, without the two lines and without a part that was left out.
      const { seen } = await visitor.ok('order.info', { body: { orderNumber } })
      const questions = { psychology: 50, map: 86 }[kind]
      expect(seen).toMatchObject({ answered: questions, total: questions })
      expect((await visitor.call('order.free', { body: { orderNumber } })).result).not.toBe(200)
      const again = await start(visitor, { kind })
      expect(again.orderNumber).not.toBe(orderNumber)
      expect(again.state).toBe('started')
    },
  )

  it('one answered otherwise is told with the free result, before anybody pays, and with the report', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, {
      kind: 'psychology',
      choose: well('psychology', { at1: 4 }) as never,
    })
    expect(await visitor.ok('order.free', { body: { orderNumber } })).toMatchObject({
      caution: true,
      answered: 50,
      total: 50,
    })
    expect(await read(visitor, orderNumber)).toMatchObject({ caution: true, answered: 50, total: 50 })
  })

  it('and never asks of when they are, nor says what scores', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'psychology' })
    const items = await itemsOf(sitting.orderNumber)
    const asked = await statements(visitor, { kind: 'psychology', sitting })
    const leads = asked.filter(({ id }) => items.get(id)?.item.startsWith('at')).map(({ lead }) => lead)
    expect(leads).toEqual([null, null])
  })
})

describe('the psychological map', () => {
  it('gives keywords and its part about health, and sells the four other dimensions', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'map' })
    const { orderNumber } = sitting
    await visitor.ok('sitting.consent', { body: { orderNumber, agreed: true, hl: 'EN' } })
    const asked = await statements(visitor, { kind: 'map', sitting })
    expect(asked).toHaveLength(100)
    await answer(visitor, { sitting, choose: well('map') })
    expect(await visitor.ok('sitting.confirm', { body: { orderNumber } })).toEqual({ state: 'valid' })
    const free = await visitor.ok('order.free', { body: { orderNumber } })
    if (free.examKind !== 'map') throw new Error('Another test.')
    expect(free.keywords.length).toBeGreaterThanOrEqual(3)
    expect(free).toMatchObject({ answered: 86, total: 86, health: { help: 'none', index: { value: 100 } } })
    expect(JSON.stringify({ ...free, health: null })).not.toMatch(/percent|ci95|quadrant/)
    await withAddress(visitor, orderNumber)
    expect(await read(visitor, orderNumber)).toMatchObject({
      score: null,
      lockedParts: ['map_report', 'pdf_report'],
    })

    await buy(visitor, { kind: 'map', orderNumber })
    const report = await read(visitor, orderNumber)
    if (report.examKind !== 'map') throw new Error('Another test.')
    const { score } = report
    expect(score?.traits.list.map(({ id }) => id)).toEqual(['E', 'A', 'C', 'N', 'O'])
    // Nobody is compared with takers of other statements.
    expect(score?.traits.list.every(({ percentile }) => percentile === null)).toBe(true)
    expect(score?.type).toMatchObject({ is: 'reflective', share: { value: 1 } })
    expect(JSON.stringify(score?.quadrant?.cells)).not.toMatch(/\d ?%|probability/)
    expect(score?.motive?.motives.every(({ picked }) => picked.endsWith(' of 8'))).toBe(true)
    expect(report.health).not.toBeNull()
  })

  it('compares nobody where there is no norm in the language of the answers', async () => {
    const visitor = newVisitor({ hl: 'DE' })
    const { orderNumber } = await finish(visitor, { kind: 'map', hl: 'DE', choose: well('map') as never })
    await withAddress(visitor, orderNumber)
    await buy(visitor, { kind: 'map', orderNumber })
    const english = await newVisitorWith(visitor).ok('report.read', { params: { orderNumber } })
    if (english.kind !== 'report' || english.report.examKind !== 'map') throw new Error('No map.')
    expect(english.report.score?.traits.list.every(({ percentile }) => percentile === null)).toBe(true)
  })
})

describe('a map whose statements were read in two languages', () => {
  const resultOf = async (orderNumber: string) => {
    const [row] = await query<{ result: { readIn?: string } }>(
      'select result from reports where sitting_id = (select id from sittings where number = $1)',
      [orderNumber],
    )
    return row?.result
  }

  it('is one of no language, so that no sample of one is its norm; read in one throughout, of that one', async () => {
    const english = newVisitor()
    const german = newVisitor({ hl: 'DE', cookies: english.cookies })
    const plain = await finish(english, { kind: 'map', choose: well('map') as never })
    expect(await resultOf(plain.orderNumber)).not.toHaveProperty('readIn')

    const changed = await start(english, { kind: 'map', restart: true })
    const half = (of: 0 | 1) => (item: string, index: number) =>
      index % 2 === of ? well('map')(item, index) : null
    await answer(english, { sitting: changed, choose: half(0), only: true })
    await answer(german, { sitting: changed, choose: half(1), only: true })
    await english.ok('sitting.confirm', { body: { orderNumber: changed.orderNumber } })
    expect(await resultOf(changed.orderNumber)).toMatchObject({ readIn: 'several' })

    const other = await start(english, { kind: 'map', restart: true })
    await answer(german, { sitting: other, choose: well('map') })
    await german.ok('sitting.confirm', { body: { orderNumber: other.orderNumber } })
    expect(await resultOf(other.orderNumber)).toMatchObject({ readIn: 'DE' })
  })
})

/** The same browser, reading in English. */
const newVisitorWith = (visitor: Visitor): Visitor => newVisitor({ cookies: visitor.cookies })

describe('"Delete this result now"', () => {
  it('leaves nothing of depression but the proof of consent and of its end', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'depression', choose: well('depression') as never })
    const stranger = newVisitor()
    expect((await stranger.call('report.erase', { body: { orderNumber } })).status).toBe(404)
    expect(await visitor.ok('report.erase', { body: { orderNumber } })).toEqual({ erased: true, on: null })
    expect(await kept(orderNumber)).toEqual({
      answers: 0,
      reports: 0,
      erased: true,
      consents: ['accepted', 'refused'],
    })
    expect((await visitor.call('report.read', { params: { orderNumber } })).status).toBe(404)
    expect((await visitor.call('report.erase', { body: { orderNumber } })).status).toBe(404)
  })

  it('also while the test is taken', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'psychology' })
    await answer(visitor, { sitting, choose: well('psychology', { md6: 2 }) })
    await visitor.ok('report.erase', { body: { orderNumber: sitting.orderNumber } })
    expect(await kept(sitting.orderNumber)).toMatchObject({ answers: 0, erased: true })
    expect(await visitor.ok('sitting.current', { query: { appExamId: PLACES.psychology } })).toBeNull()
  })

  it('takes the part about health out of a map and leaves the rest', async () => {
    const visitor = newVisitor()
    const sitting = await start(visitor, { kind: 'map' })
    const { orderNumber } = sitting
    await visitor.ok('sitting.consent', { body: { orderNumber, agreed: true, hl: 'EN' } })
    await answer(visitor, { sitting, choose: well('map') })
    await visitor.ok('sitting.confirm', { body: { orderNumber } })
    expect((await read(visitor, orderNumber)) as object).toMatchObject({
      health: { answered: expect.stringMatching(/^12 of 12 /) },
    })
    await visitor.ok('report.erase', { body: { orderNumber } })
    expect((await read(visitor, orderNumber)) as object).toMatchObject({ health: null, answered: 86 })
    expect(await kept(orderNumber)).toMatchObject({ answers: 88, reports: 1, erased: false })
  })

  it('is there for no other test', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'left_right' })
    expect((await visitor.call('report.erase', { body: { orderNumber } })).result).toBe(20108)
    expect((await read(visitor, orderNumber)).answered).toBe(20)
  })
})

describe('what is about health', () => {
  const everywhere = ['depression', 'psychology', 'map'] as const satisfies readonly QuestionnaireKind[]

  it('is seen by no staff role', async () => {
    const visitor = newVisitor()
    const { orderNumber } = await finish(visitor, { kind: 'depression', choose: well('depression') as never })
    const plain = await finish(visitor, { kind: 'left_right' })
    const owner = await signIn()
    const found = async (path: string) => ((await owner.json(path)) as { totalDocs: number }).totalDocs
    const of = (number: string, path: string) => `where[${path}][equals]=${number}&limit=1&depth=0`
    expect(await found(`/api/sittings?${of(plain.orderNumber, 'number')}`)).toBe(1)
    expect(await found(`/api/sittings?${of(orderNumber, 'number')}`)).toBe(0)
    for (const collection of ['answers', 'reports', 'consents']) {
      expect(await found(`/api/${collection}?${of(orderNumber, 'sitting.number')}`), collection).toBe(0)
    }
    expect(await found(`/api/reports?${of(plain.orderNumber, 'sitting.number')}`)).toBe(1)
    const [row] = await query<{ id: string }>('select id from sittings where number = $1', [orderNumber])
    expect((await owner.fetch(`/api/sittings/${row?.id}`)).status).toBe(404)
  })

  it('has no single answer left after 7 days, and no result after a year', async () => {
    const visitor = newVisitor()
    const numbers: Record<string, string> = {}
    for (const kind of everywhere) {
      const sitting = await start(visitor, { kind })
      const { orderNumber } = sitting
      if (kind === 'map')
        await visitor.ok('sitting.consent', { body: { orderNumber, agreed: true, hl: 'EN' } })
      await answer(visitor, { sitting, choose: well(kind) })
      await visitor.ok('sitting.confirm', { body: { orderNumber } })
      numbers[kind] = orderNumber
    }
    const handedInDaysAgo = (days: number) =>
      query('update sittings set confirmed_at = now() - make_interval(days => $2) where number = any($1)', [
        Object.values(numbers),
        days,
      ])
    const deleteNow = async () => deleteOld({ payload: await localPayload(), now: () => new Date() })
    const left = async () =>
      Promise.all(everywhere.map(async (kind) => (await kept(numbers[kind] ?? ''))?.answers))
    await handedInDaysAgo(6)
    await deleteNow()
    expect(await left()).toEqual([17, 52, 100])
    await handedInDaysAgo(8)
    await deleteNow()
    expect(await left()).toEqual([0, 0, 0])
    expect(await read(visitor, numbers.depression ?? '')).toMatchObject({ score: { help: 'none' } })
    await handedInDaysAgo(366)
    await deleteNow()
    expect(await kept(numbers.depression ?? '')).toMatchObject({ reports: 0, erased: true })
    expect(await kept(numbers.psychology ?? '')).toMatchObject({ reports: 0, erased: true })
    expect(await read(visitor, numbers.map ?? '')).toMatchObject({ health: null })
  })

  it('is recommended beside no other test', async () => {
    const beside = await newVisitor().ok('exam.recommended', { params: { id: 'iq-3' }, query: {} })
    expect(beside.map(({ examId }) => examId)).toEqual([4, 1, 2])
  })
})

describe('crisis lines', () => {
  it('are there in a new installation as far as they were looked up, with the emergency number', async () => {
    const told = await newVisitor().ok('help.lines', { query: { hl: 'JA', country: 'JP' } })
    expect(told.here).toBe('JP')
    const japan = told.countries.find(({ code }) => code === 'JP')
    expect(japan).toMatchObject({ name: '日本', emergency: '119' })
    expect(japan?.lines.map(({ number }) => number)).toContain('0120-279-338')
    expect(told.countries.find(({ code }) => code === 'RO')).toMatchObject({ emergency: '112', lines: [] })
  })

  it('of a country that still has the drafts of before are replaced by a release, once', async () => {
    const { publishCrisisLines } = await import('@/seed/crisis/publish-crisis-lines')
    const payload = await localPayload()
    const context = { skipInvalidation: true }
    const linesOf = () =>
      query<{ number: string; status: string; page: string }>(
        "select number, _status as status, page from crisis_lines where country = 'LV' order by number",
      )
    const before = await linesOf()
    await payload.delete({ collection: 'crisis-lines', where: { country: { equals: 'LV' } }, context })
    const data = { country: 'LV', number: '67222922', name: 'Skalbes', place: 31, _status: 'draft' as const }
    await payload.create({ collection: 'crisis-lines', draft: true, data, context })
    expect(await publishCrisisLines({ payload })).toBe('looked up the crisis lines of 1 countries')
    expect(await linesOf()).toEqual(before)
    expect(before).toEqual([{ number: '116 123', status: 'published', page: 'https://www.skalbes.lv/' }])
    expect(await publishCrisisLines({ payload })).toBe('the crisis lines are looked up')
  })

  it('are published only with the official page and the day of the check, and then shown', async () => {
    const owner = await signIn()
    const made = await owner.json<{ doc: { id: string } }>('/api/crisis-lines?draft=true', {
      method: 'POST',
      body: JSON.stringify({ country: 'IL', name: 'Test line', number: '1201', _status: 'draft' }),
    })
    const path = `/api/crisis-lines/${made.doc.id}`
    const publish = (data: object) =>
      owner.fetch(path, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ _status: 'published', ...data }),
      })
    expect((await publish({})).status).toBe(400)
    expect((await publish({ checkedAt: '2026-11-20', page: 'http://plain.example' })).status).toBe(400)
    const page = 'https://line.example/'
    expect((await publish({ checkedAt: '2026-11-20', page })).status).toBe(200)
    await expect
      .poll(
        async () =>
          (await newVisitor().ok('help.lines', { query: { hl: 'EN' } })).countries.find(
            ({ code }) => code === 'IL',
          )?.lines.length,
        { timeout: 60_000 },
      )
      .toBe(1)
    await owner.fetch(path, { method: 'DELETE' })
  })
})
