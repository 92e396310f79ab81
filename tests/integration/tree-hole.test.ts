import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallData } from '@/domain/api/calls'
import type { QueuedSecret } from '@/domain/tree-hole/queue'
import { deletePlay } from '@/services/privacy/delete-play'
import { sealText } from '@/services/tree-hole/secret-keys'
import { hashToken } from '@/services/visitors/tokens'
import { signedIn, signIn } from '../support/customer'
import { query } from '../support/database'
import { waitForMail } from '../support/mailbox'
import { buyPlan } from '../support/plan'
import { newVisitor, type Visitor } from '../support/visitor'
import { PLACE } from '../support/way'
import { localPayload } from './support/local-payload'
import { forgetRateLimits } from './support/rate-limits'
import { type Ask, everyRole, type Role } from './support/roles'

let ask: Record<Role, Ask>
let member: Visitor

beforeAll(async () => {
  await forgetRateLimits()
  ask = await everyRole()
  member = (await buyPlan({ code: 'premium' })).visitor
})

beforeEach(async () => {
  await forgetRateLimits()
  // The queue shows the first twenty.
  await query(`update secrets set state = 'refused' where state in ('waiting', 'held')`)
})

const A_SECRET = 'I told everybody that I had read it.'

const save = (who: Visitor, text = A_SECRET, hl: 'EN' | 'PT' = 'EN') =>
  who.ok('secret.save', { body: { hl, text } })
const saved = async (who: Visitor, text?: string, hl?: 'EN' | 'PT') => {
  const answer = await save(who, text, hl)
  if (!answer.taken) throw new Error(`It was not taken: ${answer.why}`)
  return answer
}
const decide = (role: Role, ids: string[], decision: string) =>
  ask[role]('/api/admin/secrets/decide', { method: 'POST', body: JSON.stringify({ ids, decision }) })
const queueOf = async (role: Role = 'support') => {
  const answer = await ask[role]('/api/admin/secrets/queue')
  return { status: answer.status, text: await answer.text() }
}
const waiting = async (): Promise<QueuedSecret[]> =>
  (JSON.parse((await queueOf()).text) as { data: { items: QueuedSecret[] } }).data.items
const stateOf = async (id: string) =>
  (await query<{ state: string }>('select state from secrets where id = $1', [id]))[0]?.state ?? null

/** All that there is to read in a language, page by page. */
const readAll = async (who: Visitor, hl: 'EN' | 'KR' | 'FR' | 'PT', most = 1_000) => {
  const items: CallData<'secret.list'>['items'] = []
  let after: string | undefined
  for (let pages = 0; pages < most; pages += 1) {
    const page = await who.ok('secret.list', { body: { hl, ...(after && { after }) } })
    expect(page.items.length).toBeLessThanOrEqual(10)
    items.push(...page.items)
    if (page.next === null) break
    after = page.next
  }
  return items
}

/** Public secrets of a language, as staff would have made them. */
const publish = (count: number, locale: string) =>
  query(
    `insert into secrets (text, locale, state, token_hash, week, place, expires_at)
     select $1, $2, 'public', 'seeded-' || n, '2026-01-05', floor(random() * 140737488355328), now() + interval '90 days'
     from generate_series(1, $3::int) n`,
    [sealText('Many people have this one.'), locale, count],
  )
const withdrawSeeded = () => query(`delete from secrets where token_hash like 'seeded-%'`)

describe('a secret', () => {
  it('is read by staff before anybody else, and public when they say so', async () => {
    const writer = newVisitor()
    const { secret } = await saved(writer, 'I water the plants of my neighbor with coffee.', 'PT')
    expect(secret.state).toBe('reading')
    expect((await readAll(member, 'PT')).map(({ id }) => id)).not.toContain(secret.id)
    expect((await waiting()).find(({ id }) => id === secret.id)).toMatchObject({
      reasons: ['first_look'],
      locale: 'PT',
    })
    expect((await decide('support', [secret.id], 'public')).status).toBe(200)
    const shown = (await readAll(member, 'PT')).find(({ id }) => id === secret.id)
    expect(shown).toEqual({ id: secret.id, text: secret.text, week: secret.week })
    expect((await readAll(member, 'EN')).map(({ id }) => id)).not.toContain(secret.id)
  })

  it('is stored without a name: encrypted, with hashes that are nobody’s elsewhere', async () => {
    const { customer, visitor } = await signedIn()
    const guest = newVisitor()
    const [own, other] = [await saved(visitor), await saved(guest)]
    expect([own.token, other.token]).toEqual([null, expect.any(String)])
    const rows = await query<Record<string, unknown>>('select * from secrets where id = any($1)', [
      [own.secret.id, other.secret.id],
    ])
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain('read it')
    expect(stored).not.toContain(customer.id)
    expect(stored).not.toContain(customer.email)
    expect(stored).not.toContain(hashToken(guest.cookies.get('plumbline-visitor') ?? ''))
    expect(stored).not.toContain(other.token ?? 'none')
    const byOwner = rows.find(({ id }) => id === own.secret.id)
    expect(byOwner).toMatchObject({ visitor_hash: null, owner_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it.each([
    ['a mark that turns the direction', 'abc\u202Edef', 'abcdef'],
    ['markup', '<b onclick=x>bold</b>', '<b onclick=x>bold</b>'],
    ['emoji', '👩\u200D👧 💔', '👩\u200D👧 💔'],
  ])('with %s is kept as text', async (_, text, kept) => {
    expect((await saved(newVisitor(), text)).secret.text).toBe(kept)
  })

  it.each([
    ['an address', 'write to me@example.com', { why: 'contact', contact: 'email' }],
    ['a link', 'look at https://example.com', { why: 'contact', contact: 'link' }],
    ['a telephone number', 'call +49 171 1234567', { why: 'contact', contact: 'phone' }],
    ['too many signs', '秘'.repeat(501), { why: 'too_long', contact: null }],
    [
      'too many signs of somebody in danger',
      `I want to die. ${'a '.repeat(300)}`,
      { why: 'too_long', contact: null, help: true },
    ],
    ['nothing that is seen', '\u200B\u202E', { why: 'empty', contact: null }],
  ])('with %s is refused and nothing is stored', async (_, text, why) => {
    const [before] = await query<{ n: number }>('select count(*)::int as n from secrets')
    expect(await save(newVisitor(), text)).toEqual({ taken: false, help: false, ...why, most: 500 })
    expect(await query<{ n: number }>('select count(*)::int as n from secrets')).toEqual([before])
  })

  it('of somebody in danger is held, shows help to its writer, and comes first in the queue', async () => {
    const answer = await saved(newVisitor(), 'I do not want to live anymore.')
    expect(answer).toMatchObject({ help: true, secret: { state: 'reading' } })
    expect(await stateOf(answer.secret.id)).toBe('held')
    const first = (await waiting()).filter(({ reasons }) => reasons.includes('crisis')).map(({ id }) => id)
    expect(first).toContain(answer.secret.id)
    expect((await waiting())[0]?.reasons).toContain('crisis')
  })

  it('is the eleventh that waits of one writer: not taken, unless they may be in danger', async () => {
    const writer = newVisitor()
    for (let count = 0; count < 10; count += 1) await saved(writer, `Number ${count}`)
    expect(await save(writer, 'One more')).toMatchObject({ taken: false, why: 'too_many' })
    await forgetRateLimits()
    expect(await save(writer, 'I want to kill myself')).toMatchObject({ taken: true, help: true })
  })
})

describe('own secrets', () => {
  it('are those of the account on every device, and those that a browser has the proof of', async () => {
    const { customer, visitor } = await signedIn()
    const guest = newVisitor()
    const [own, other] = [await saved(visitor), await saved(guest)]
    const idsOf = async (who: Visitor, tokens: string[] = []) =>
      (await who.ok('secret.own', { body: { tokens } })).items.map(({ id }) => id)
    expect(await idsOf(signIn(newVisitor(), customer))).toEqual([own.secret.id])
    expect(await idsOf(guest, [other.token ?? ''])).toEqual([other.secret.id])
    // The cookie alone proves nothing, nor does a made-up token.
    expect(await idsOf(guest)).toEqual([])
    expect(await idsOf(newVisitor(), ['x'.repeat(43)])).toEqual([])
  })

  it('come page by page, each once and the newest first, whatever is removed meanwhile', async () => {
    const { visitor } = await signedIn()
    const stranger = (await signedIn()).visitor
    await saved(stranger, 'Of somebody else.')
    const ids: string[] = []
    for (let count = 0; count < 10; count += 1)
      ids.unshift((await saved(visitor, `Number ${count}`)).secret.id)
    await query(`update secrets set state = 'public' where id = any($1)`, [ids])
    for (const text of ['The eleventh', 'The twelfth']) ids.unshift((await saved(visitor, text)).secret.id)
    // Two of one moment stand on both sides of the end of a page.
    await query(
      `update secrets set created_at = (select created_at from secrets where id = $1) where id = $2`,
      [ids[9], ids[10]],
    )
    const first = await visitor.ok('secret.own', { body: {} })
    expect(first.items).toHaveLength(10)
    await visitor.ok('secret.remove', { body: { secret: first.items[9]?.id ?? '' } })
    const second = await visitor.ok('secret.own', { body: { after: first.next ?? '' } })
    expect(second.next).toBeNull()
    expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual([...ids].sort())
    expect(first.items.map(({ id }) => id).slice(0, 9)).toEqual(ids.slice(0, 9))
    // A cursor is a place and no proof.
    const other = await stranger.ok('secret.own', { body: { after: first.next ?? '' } })
    expect(other.items.filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it.each(['1.2', 'a.b', '9999999999999.00000000-0000-0000-0000-000000000000', "1' or 1=1"])(
    'with the forged cursor %j are their own and no more',
    async (after) => {
      const { visitor } = await signedIn()
      const { secret } = await saved(visitor)
      const { items } = await visitor.ok('secret.own', { body: { after } })
      expect(items.map(({ id }) => id)).toEqual([secret.id])
    },
  )

  it('are removed by their writer, at once and also while they are read, and by nobody else', async () => {
    const { visitor } = await signedIn()
    const guest = newVisitor()
    const [own, other] = [await saved(visitor), await saved(guest)]
    await decide('support', [own.secret.id, other.secret.id], 'public')
    const strangers: [Visitor, string | undefined][] = [
      [newVisitor(), undefined],
      [newVisitor(), 'x'.repeat(43)],
      [guest, undefined],
      [guest, other.token ?? ''],
    ]
    for (const [who, proof] of strangers) {
      const body = { secret: own.secret.id, ...(proof && { proof }) }
      expect((await who.call('secret.remove', { body })).status).toBe(404)
    }
    await visitor.ok('secret.remove', { body: { secret: own.secret.id } })
    await newVisitor().ok('secret.remove', { body: { secret: other.secret.id, proof: other.token ?? '' } })
    expect([await stateOf(own.secret.id), await stateOf(other.secret.id)]).toEqual([null, null])
    expect((await readAll(member, 'EN')).map(({ id }) => id)).not.toContain(own.secret.id)
    const late = await member.call('secret.report', { body: { secret: own.secret.id, reason: 'other' } })
    expect(late.status).toBe(404)
    expect((await visitor.call('secret.remove', { body: { secret: own.secret.id } })).status).toBe(404)
  })
})

describe('secrets of others', () => {
  it('are for premium members', async () => {
    await publish(1, 'EN')
    const basic = (await buyPlan({ code: 'monthly' })).visitor
    for (const who of [newVisitor(), (await signedIn()).visitor, basic])
      expect(await who.ok('secret.list', { body: { hl: 'EN' } })).toMatchObject({
        open: false,
        items: [],
        next: null,
      })
    expect((await member.ok('secret.list', { body: { hl: 'EN' } })).items.length).toBeGreaterThan(0)
    await withdrawSeeded()
  })

  it('are each read once around, from wherever one begins', async () => {
    await publish(25, 'KR')
    for (let round = 0; round < 5; round += 1) {
      const ids = (await readAll(member, 'KR')).map(({ id }) => id)
      expect(new Set(ids).size).toBe(25)
      expect(ids).toHaveLength(25)
    }
    await withdrawSeeded()
  })

  it('come in pages of ten also where there are ten thousand, by an index', async () => {
    await publish(10_000, 'FR')
    const items = await readAll(member, 'FR', 20)
    expect(items).toHaveLength(200)
    expect(new Set(items.map(({ id }) => id)).size).toBe(200)
    const page = await member.call('secret.list', { body: { hl: 'FR' } })
    expect(page.text.length).toBeLessThan(10_000)
    await query('analyze secrets')
    const plan = await query<{ 'QUERY PLAN': string }>(
      `explain select id from secrets where state = 'public' and locale = 'FR' and expires_at > now() and place > 1
       order by place limit 11`,
    )
    expect(JSON.stringify(plan)).toContain('secrets_place_idx')
    await withdrawSeeded()
  })

  it.each(['1.2', '999999999999999.1', '0.0', 'a.b', '-1.5', "1.1' or 1=1"])(
    'with the forged place %j are no more than a page',
    async (after) => {
      const { items } = await member.ok('secret.list', { body: { hl: 'EN', after } })
      expect(items.length).toBeLessThanOrEqual(10)
    },
  )
})

describe('a report', () => {
  const published = async () => {
    const { secret } = await saved(newVisitor())
    await decide('support', [secret.id], 'public')
    return secret.id
  }

  it('takes a secret out of sight until it was read again, and is acknowledged', async () => {
    const id = await published()
    const email = `reporter-${crypto.randomUUID()}@example.com`
    await member.ok('secret.report', {
      body: { secret: id, hl: 'EN', reason: 'names_somebody', note: 'That is me.', email },
    })
    expect(await stateOf(id)).toBe('held')
    expect((await member.call('secret.report', { body: { secret: id, reason: 'other' } })).status).toBe(404)
    expect((await waiting()).find((each) => each.id === id)).toMatchObject({
      reasons: ['first_look', 'reported'],
      notices: [{ reason: 'names_somebody', note: 'That is me.' }],
    })
    await waitForMail(email)
    // Who reported it has that in their copy, and is not named by it once they are erased.
    const token = await linkFor(member, email)
    const { tables } = await newVisitor().ok('data.export', { body: { token, hl: 'EN' } })
    expect(tables.secret_reports).toMatchObject([{ reason: 'names_somebody', note: 'That is me.', email }])
    expect(tables.secret_reports?.[0]).not.toHaveProperty('secret_id')
    await newVisitor().ok('data.erase', { body: { token, agreed: true } })
    expect(await query('select 1 from secret_reports where email = $1', [email])).toEqual([])
    await decide('support', [id], 'public')
    expect((await waiting()).map((each) => each.id)).not.toContain(id)
    // Staff have seen it: another report asks them again and hides nothing.
    await member.ok('secret.report', { body: { secret: id, reason: 'spam' } })
    expect(await stateOf(id)).toBe('public')
    expect((await waiting()).map((each) => each.id)).toContain(id)
    await decide('support', [id], 'refused')
    expect(await stateOf(id)).toBe('refused')
  })

  it('of what was never public is 404', async () => {
    const { secret } = await saved(newVisitor())
    for (const id of [secret.id, crypto.randomUUID()])
      expect(
        (await newVisitor().call('secret.report', { body: { secret: id, reason: 'other' } })).status,
      ).toBe(404)
  })
})

describe('the queue', () => {
  it.each([
    ['anonymous', 401],
    ['visitor', 401],
    ['customer', 401],
    ['editor', 403],
    ['marketer', 403],
    ['support', 200],
    ['owner', 200],
  ] as [Role, number][])('answers %s with %i', async (role, status) => {
    expect((await queueOf(role)).status).toBe(status)
    const { secret } = await saved(newVisitor())
    expect((await decide(role, [secret.id], 'refused')).status).toBe(status)
    expect(await stateOf(secret.id)).toBe(status === 200 ? 'refused' : 'waiting')
  })

  it('shows nothing that leads to a writer, and REST no text', async () => {
    const { secret } = await saved(newVisitor(), 'Only staff may read this.')
    const { text } = await queueOf()
    expect(text).toContain('Only staff may read this.')
    for (const name of ['owner', 'visitor', 'token', 'place', 'created'])
      expect(text.toLowerCase()).not.toContain(`"${name}`)
    const rest = await (await ask.owner(`/api/secrets/${secret.id}`)).text()
    for (const name of ['"text"', 'ownerHash', 'visitorHash', 'tokenHash', '"place"'])
      expect(rest).not.toContain(name)
  })
})

/** The token that the mail brings which leads to the copy and the erasing. */
const linkFor = async (who: Visitor, email: string): Promise<string> => {
  await who.ok('data.link', { body: { appExamId: PLACE, email, hl: 'EN' } })
  const mail = await waitForMail(email, { which: ({ text }) => (text ?? '').includes('/user/data/') })
  return /\/user\/data\/\S+#([\w-]{40,})/.exec(mail.text ?? '')?.[1] ?? ''
}

describe('the end of a secret', () => {
  it('comes after ninety days', async () => {
    const [old, young] = [await saved(newVisitor()), await saved(newVisitor())]
    await query(`update secrets set expires_at = now() - interval '1 second' where id = $1`, [old.secret.id])
    await deletePlay({ payload: await localPayload(), now: () => new Date() })
    expect([await stateOf(old.secret.id), await stateOf(young.secret.id)]).toEqual([null, 'waiting'])
    const [kept] = await query<{ days: number }>(
      `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from secrets where id = $1`,
      [young.secret.id],
    )
    expect(kept?.days).toBe(90)
  })

  it('comes with the account; the copy before it has the text as it was written', async () => {
    const { customer, visitor } = await signedIn()
    const { secret } = await saved(visitor, 'My copy has this sentence.')
    const { day, question } = await visitor.ok('daily.today', { body: { zone: 'UTC' } })
    await query(
      `insert into daily_answers (customer_id, question_id, day, answer, "right", locale)
       values ($1, $2, $3, '["x"]', false, 'EN')`,
      [customer.id, question?.id, day],
    )
    const token = await linkFor(visitor, customer.email)
    const { tables } = await visitor.ok('data.export', { body: { token, hl: 'EN' } })
    expect(tables.secrets).toMatchObject([{ id: secret.id, text: 'My copy has this sentence.' }])
    expect(tables.secrets?.[0]).not.toHaveProperty('owner_hash')
    expect(tables.daily_answers).toMatchObject([{ day, right: false }])
    await visitor.ok('data.erase', { body: { token, agreed: true } })
    expect(await stateOf(secret.id)).toBeNull()
    expect(await query('select 1 from daily_answers where customer_id = $1', [customer.id])).toEqual([])
  })

  it('of a browser comes with what it left without an account, which the copy has and no other browser’s', async () => {
    const [guest, email] = [newVisitor(), `guest-${crypto.randomUUID()}@example.com`]
    const { secret } = await saved(guest, 'A browser wrote this sentence.')
    const hash = hashToken(guest.cookies.get('plumbline-visitor') ?? '')
    const { day, question } = await guest.ok('daily.today', { body: { zone: 'UTC' } })
    await query(
      `insert into daily_answers (visitor_hash, question_id, day, answer, "right", locale)
       values ($1, $2, $3, '["x"]', false, 'EN')`,
      [hash, question?.id, day],
    )
    const token = await linkFor(guest, email)
    const elsewhere = await newVisitor().ok('data.export', { body: { token, hl: 'EN' } })
    expect([elsewhere.tables.secrets, elsewhere.tables.daily_answers]).toEqual([undefined, undefined])
    const { tables } = await guest.ok('data.export', { body: { token, hl: 'EN' } })
    expect(tables.secrets).toMatchObject([{ id: secret.id, text: 'A browser wrote this sentence.' }])
    expect(tables.daily_answers).toMatchObject([{ day, right: false }])
    expect(JSON.stringify(tables)).not.toContain(hash)
    await guest.ok('data.erase', { body: { token, agreed: true } })
    expect(await stateOf(secret.id)).toBeNull()
    expect(await query('select 1 from daily_answers where visitor_hash = $1', [hash])).toEqual([])
  })
})
