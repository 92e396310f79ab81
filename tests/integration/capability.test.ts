import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEEDS, type Deed, MAY, RELATIONS, type Relation } from '@/domain/accounts/relations'
import { CALLS, type CallId, rowOf } from '@/domain/api/calls'
import { RESULTS } from '@/domain/api/results'
import { hashToken } from '@/services/visitors/tokens'
import { signedIn } from '../support/customer'
import { query } from '../support/database'
import { reportLinkIn, waitForMail } from '../support/mailbox'
import { eventually } from '../support/storms'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, PLACE, readyToBuy, startSitting } from '../support/way'
import { CAPABILITIES, type Capability, type Known, RELATIONS_MAY } from './capability.table'
import { forgetRateLimits } from './support/rate-limits'

type Owned = Extract<Capability, { field: string }>

const UNKNOWN = '0000000000ZZ'
const calls = Object.keys(CALLS) as CallId[]
const owned = calls.flatMap((id) => {
  const row = CAPABILITIES[id]
  return 'field' in row ? [[id, row] as [CallId, Owned]] : []
})

/** Names of everything that a call takes, wherever it stands. */
const takenBy = (id: CallId): string[] => {
  const { params, query: search, body } = rowOf(id)
  return [params, search, body].flatMap((schema) => Object.keys(schema?.shape ?? {}))
}

describe('the table of capabilities', () => {
  it('has a row for each call, and no other', () => {
    expect(Object.keys(CAPABILITIES).sort()).toEqual([...calls].sort())
  })

  it.each(calls)('says of %s what its row says', (id) => {
    const row = rowOf(id)
    const said = CAPABILITIES[id]
    expect(row.owner === 'sitter' ? 'sitting' : row.owner).toBe(said.of)
    const deed = row.owner === 'sitter' ? 'sit' : 'deed' in row ? row.deed : undefined
    expect(deed).toBe('deed' in said ? said.deed : undefined)
  })

  it.each(calls)('says of every id that %s takes whose it is', (id) => {
    const row = CAPABILITIES[id]
    const ids = takenBy(id).filter((name) => /(?:number|id)$/i.test(name))
    if (row.of === 'everybody') expect(ids.sort()).toEqual([...(row.ids ?? [])].sort())
    else if ('field' in row) expect(ids).toContain(row.field)
    // What the cookie finds may be narrowed by a public exam, never by a number.
    else
      expect(ids.filter((name) => !/examid$/i.test(name))).toEqual('ids' in row ? [...(row.ids ?? [])] : [])
    expect(takenBy(id).filter((name) => /(?:token|ticket)$/i.test(name)).length > 0).toBe(row.of === 'token')
  })
})

const mayOf = (relation: Relation, deed: Deed): string =>
  RELATIONS_MAY[relation].trim().split(/\s+/)[DEEDS.indexOf(deed)] ?? ''

describe('the table of relations', () => {
  const LETTERS = { yes: 'y', running: 'r', letter: 'l', signIn: 's' } as const
  it.each(RELATIONS.flatMap((relation) => DEEDS.map((deed) => [relation, deed] as const)))(
    'is the one in the code: %s, %s',
    (relation, deed) => {
      const answer = MAY[relation][deed]
      expect(answer ? LETTERS[answer] : '-').toBe(mayOf(relation, deed))
    },
  )
})

let victim: Visitor
let known: Known
let numbers: Record<Owned['of'], string>
let thieves: [name: string, who: Visitor, tricks: typeof TRICKS][]
/** Somebody in each relation to the finished and bought sitting. */
let relatives: Record<Relation, Visitor>

beforeAll(async () => {
  await forgetRateLimits()
  victim = newVisitor()
  const email = `victim-${crypto.randomUUID()}@example.com`
  const { sitting, orderNumber } = await buyReport(victim, { email })
  const { items } = await victim.ok('sku.list', { params: { examId: PLACE, country: 'US', hl: 'EN' } })
  const [sku] = items
  known = {
    questionId: sitting.questions[0]?.id ?? '',
    anchor: sitting.anchor,
    skuId: sku?.skuId ?? '',
    total: sku?.price ?? {},
  }
  numbers = { sitting: sitting.orderNumber, order: orderNumber }
  const [another, buyer] = [newVisitor(), newVisitor()]
  await startSitting(another)
  await buyReport(buyer, { email: `thief-${crypto.randomUUID()}@example.com` })
  const first = TRICKS.slice(0, 1)
  thieves = [
    ['a visitor without anything', newVisitor(), first],
    ['another visitor', another, first],
    ['another buyer', buyer, TRICKS],
    // The address was typed here too, and for nothing that was mailed.
    ['who typed the same address', await whoTyped(email), first],
    ['another customer', (await signedIn()).visitor, first],
  ]
  relatives = await relativesOf({ email, sitting: sitting.orderNumber, victim })
})

beforeEach(async () => {
  await forgetRateLimits()
  await setOwner(false)
  // Switching the link off, as one call does, has let it out.
  await query('update sittings set devices = $2 where number = $1', [numbers.sitting, letIn])
})

/** The one device that is let in, as the sitting keeps it. */
let letIn = '[]'

let customerId = ''
/** Whether the sitting is a customer's, begun by them signed in. */
const setOwner = (owned: boolean) =>
  query('update sittings set customer_id = $2 where number = $1', [
    numbers.sitting,
    owned ? customerId : null,
  ])

const whoTyped = async (email: string): Promise<Visitor> => {
  const visitor = newVisitor()
  await readyToBuy(visitor, { email })
  return visitor
}

const relativesOf = async ({
  email,
  sitting,
  victim: browser,
}: {
  email: string
  sitting: string
  victim: Visitor
}): Promise<Record<Relation, Visitor>> => {
  const link = newVisitor()
  const mail = await waitForMail(email)
  await link.ok('report.open', { body: { token: reportLinkIn(mail).split('#')[1] ?? '' } })
  const [first, second] = [await signedIn(), await signedIn()]
  customerId = first.customer.id
  await query(
    `insert into sitting_keys (sitting_id, customer_id, how) select id, $2, 'letter' from sittings where number = $1`,
    [sitting, second.customer.id],
  )
  const device = newVisitor()
  await startSitting(device)
  const hash = hashToken(device.cookies.get('plumbline-visitor') ?? '')
  letIn = JSON.stringify([{ hash, at: new Date().toISOString() }])
  return {
    browser,
    signedOut: browser,
    customer: first.visitor,
    second: second.visitor,
    device,
    link,
  }
}

/** One request with a number in its place, whatever the number is made of. */
const ask = async (who: Visitor, { id, row, number }: { id: CallId; row: Owned; number: unknown }) => {
  const { method, path } = CALLS[id]
  const inPath = path.includes(`:${row.field}`)
  const filled = path.replace(`:${row.field}`, encodeURIComponent(String(number)))
  const body = { ...row.body?.(known), ...(inPath ? {} : { [row.field]: number }) }
  const answer = await who.fetch(filled, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
  const headers = [...answer.headers].filter(
    ([name]) => !['date', 'retry-after', 'x-request-id'].includes(name),
  )
  return { status: answer.status, text: await answer.text(), headers }
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const last = (text: string, by: number) =>
  text.slice(0, -1) + ALPHABET[(ALPHABET.indexOf(text.at(-1) ?? '') + by + ALPHABET.length) % ALPHABET.length]

/** What somebody would try with a number that is not theirs. Whoever has nothing, or little, tries the first. */
const TRICKS: [name: string, (number: string) => unknown][] = [
  ['as it is', (number) => number],
  ['in small letters', (number) => number.toLowerCase()],
  ['one more', (number) => last(number, 1)],
  ['one less', (number) => last(number, -1)],
  ['in a list', (number) => [number]],
  ['in a list of two', (number) => [number, number]],
  ['in an object', (number) => ({ equals: number })],
  ['as a condition', () => ({ like: '%' })],
  ['with a space', (number) => ` ${number}`],
  ['with a zero byte', (number) => `${number}\0`],
  [
    'in full-width letters',
    (number) => number.replace(/[0-9A-Z]/g, (at) => String.fromCharCode(at.charCodeAt(0) + 0xfee0)),
  ],
  ['as a percent sign', () => '%'],
  ['as nothing', () => null],
  ['as yes', () => true],
]

/** But for what the worker does by itself, as asking a provider. */
const everything = async (): Promise<string> => {
  // Gifts are mailed ten minutes after their purchase, whoever calls meanwhile.
  const tables = [
    ...['sittings', 'answers', 'orders', 'payment_attempts', 'entitlements', 'reports'],
    "(select * from mails where template <> 'gift')",
  ]
  const counts = await Promise.all(
    tables.map((table) =>
      query(
        `select md5(coalesce(string_agg((to_jsonb(t) - 'asked_at')::text, '|' order by t.id::text), '')) as all from ${table} t`,
      ),
    ),
  )
  return JSON.stringify(counts)
}

describe.each(owned)('%s', (id, row) => {
  it.each(RELATIONS)('answers %s as the table says', async (relation) => {
    const owner = relation === 'customer' || relation === 'signedOut'
    await setOwner(owner)
    const answer = await ask(relatives[relation], { id, row, number: numbers[row.of] })
    const may = mayOf(relation, row.deed)
    if (may === 'y' || may === 'l') expect(answer.status, answer.text).toBe(200)
    else if (may === 's') expect(JSON.parse(answer.text).result).toBe(RESULTS.loginNeeded)
    // Who sits it is remembered by the cookie; that it is handed in is asked as an answer is written.
    else if (rowOf(id).owner === 'sitter' && relation === 'signedOut')
      expect([RESULTS.sittingLocked, 404]).toContain(JSON.parse(answer.text).result)
    else expect([answer.status, answer.text]).toEqual([404, '{"result":404,"message":"notFound"}'])
  })

  it('knows nothing of a number that is somebody else’s, in any shape, and changes nothing', async () => {
    // What the owner's own call queued.
    await eventually(
      () => query("select 1 from mails where status = 'queued' and template <> 'gift'"),
      (queued) => queued.length === 0,
    )
    const before = await everything()
    for (const [name, who, tricks] of thieves) {
      const unknown = await ask(who, { id, row, number: UNKNOWN })
      expect([unknown.status, unknown.text]).toEqual([404, '{"result":404,"message":"notFound"}'])
      for (const [index, [trick, shape]] of tricks.entries()) {
        if (index % 5 === 0) await forgetRateLimits()
        const theirs = await ask(who, { id, row, number: shape(numbers[row.of]) })
        const nobodys = await ask(who, { id, row, number: shape(UNKNOWN) })
        expect([name, trick, theirs]).toEqual([name, trick, nobodys])
        expect([400, 404], `${name}, ${trick}`).toContain(theirs.status)
      }
    }
    expect(await everything()).toBe(before)
  })

  it('does not take an order for a sitting, or a sitting for an order', async () => {
    const other = numbers[row.of === 'order' ? 'sitting' : 'order']
    expect((await ask(victim, { id, row, number: other })).status).toBe(404)
  })
})

describe('what a cookie finds', () => {
  it('is nothing for an exam of a storefront that is not there', async () => {
    for (const appExamId of ['xx-1', 'iq-999', 'IQ-1'])
      expect([400, 404]).toContain((await victim.call('sitting.current', { query: { appExamId } })).status)
  })

  it('is nobody’s sitting for a browser that has another cookie, even the hash of the right one', async () => {
    const [row] = await query<{ hash: string }>(
      'select visitor_hash as hash from sittings where number = $1',
      [numbers.sitting],
    )
    const forged = newVisitor({ cookies: new Map([['plumbline-visitor', row?.hash ?? '']]) })
    const current = await forged.call('sitting.current', { query: { appExamId: PLACE } })
    expect(current.data).toBeNull()
    expect((await forged.call('order.read', { params: { orderNumber: numbers.sitting } })).status).toBe(404)
  })
})
