import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { LOCALES } from '@/domain/locale/locales'
import { signIn } from '../support/admin'
import { newCustomer, signedIn, signIn as signInAs } from '../support/customer'
import { query } from '../support/database'
import { reportLinkIn, waitForMail } from '../support/mailbox'
import { orderOf } from '../support/money'
import { persist } from '../support/purchase'
import { finish } from '../support/questionnaire'
import { buyPlain, finishPlain, shareBought } from '../support/shared-result'
import { site } from '../support/site'
import { newVisitor, type Visitor } from '../support/visitor'
import { buyReport, finishSitting } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

beforeEach(forgetRateLimits)

const NOT_SHAREABLE = 40103
const LINK_INVALID = 40102
const stranger = () => newVisitor()

const stateOf = (visitor: Visitor, orderNumber: string) =>
  visitor.ok('report.share', { params: { orderNumber } })

/** The three calls about a page, one after the other, so that each finds what the one before left. */
const asked = async (visitor: Visitor, orderNumber: string) => [
  await visitor.call('report.share', { params: { orderNumber } }),
  await visitor.call('order.share', { body: { orderNumber, showName: true } }),
  await visitor.call('report.unshare', { body: { orderNumber } }),
]

const ownIn = async (visitor: Visitor, orderNumber: string) => {
  const answer = await visitor.ok('report.read', { params: { orderNumber } })
  return answer.kind === 'report' && answer.report.own
}

const opened = (token: string, hl: 'EN' | 'DE' = 'EN') =>
  stranger().call('report.shared', { params: { token }, query: { hl } })

const picture = (token: string, hl = 'EN') =>
  stranger().fetch(`/api/exam/report/shared/${token}/picture.png?hl=${hl}`)

const pageOf = async (path: string) => {
  const response = await stranger().fetch(path)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

/** Nothing of it is told to anybody: by the call, by the picture, or on the page. */
const expectGone = async ({ token, path }: { token: string; path: string }) => {
  expect((await opened(token)).result).toBe(LINK_INVALID)
  expect((await picture(token)).status).toBe(404)
  const { html } = await pageOf(path)
  expect(html).toContain('This result is not shared anymore')
  expect(html).not.toContain('picture.png')
}

describe('a shared result', () => {
  it('is shown to everybody by its call, its page and its picture, which agree, and tells nothing else', async () => {
    const owner = newVisitor()
    const { orderNumber, paid, share } = await shareBought(owner)
    expect(share).toMatchObject({ showName: false, name: null, path: expect.stringContaining(share.token) })
    expect(await stateOf(owner, orderNumber)).toMatchObject({ may: true, because: null, share })

    const { data, text, headers: told } = await opened(share.token)
    expect(told.get('x-robots-tag')).toBe('noindex')
    const { shared } = data
    expect(shared).toMatchObject({ examKind: 'left_right', name: null, lead: 'For fun' })
    for (const stuck of ['.', '),']) {
      const answer = await stranger().fetch(`${share.path}${stuck}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([308, share.path])
    }
    const { status, html, headers } = await pageOf(share.path)
    expect(status).toBe(200)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
    for (const words of [shared.headline, shared.note, shared.date]) expect(html).toContain(words)
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    // Previews read no further than the head.
    const [head = ''] = html.split('</head>')
    const image = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? ''
    expect(image.startsWith(`${site().url}/api/exam/report/shared/${share.token}/picture.png`)).toBe(true)
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"')
    for (const secret of [orderNumber, paid])
      expect([html.includes(secret), text.includes(secret)]).toEqual([false, false])
    expect(html).not.toMatch(/share-[0-9a-f]{8}-/)

    const drawn = await picture(share.token)
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(drawn.headers.get('cache-control')).toBe('private, no-store')
    expect(drawn.headers.get('x-robots-tag')).toBe('noindex')
    const png = Buffer.from(await drawn.arrayBuffer())
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(drawn.headers.get('content-length')).toBe(String(png.length))
    expect(drawn.headers.get('etag')).toMatch(/^"[\w-]+"$/)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('speaks the language that it is asked in', async () => {
    const { share } = await shareBought(newVisitor())
    expect((await opened(share.token, 'DE')).data.shared.lead).toBe('Nur zum Spaß')
    for (const hl of LOCALES) {
      expect((await picture(share.token, hl)).status).toBe(200)
      expect((await pageOf(share.path.replace(/hl=EN/, `hl=${hl}`))).status).toBe(200)
    }
    expect((await picture(share.token, 'XX')).status).toBe(400)
  })

  it('is one for a sitting, though it is asked for twice at once, and its token is not stored', async () => {
    const owner = newVisitor()
    const orderNumber = await finishPlain(owner)
    await buyPlain(owner, { orderNumber })
    const make = () => owner.ok('order.share', { body: { orderNumber } })
    const made = await Promise.all([make(), make(), make()])
    const [{ token }] = made
    expect(new Set(made.map((each) => each.token))).toEqual(new Set([token]))
    const rows = await query<{ all: string }>(
      `select to_jsonb(l)::text as all from report_links l, sittings s
       where s.number = $1 and l.sittings @> jsonb_build_array(s.id) and l.purpose = 'share'`,
      [orderNumber],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.all).not.toContain(token)
  })

  it('names its owner only while they want that', async () => {
    const owner = newVisitor()
    const { orderNumber, share } = await shareBought(owner)
    const [sitting] = await query<{ id: string }>('select id from sittings where number = $1', [orderNumber])
    await query(`insert into taker_facts (sitting_id, full_name) values ($1, 'Ada Lovelace')`, [sitting?.id])
    const nameNow = async () => (await opened(share.token)).data.shared.name
    expect((await stateOf(owner, orderNumber)).name).toBe('Ada Lovelace')
    expect(await nameNow()).toBeNull()
    const named = await owner.ok('order.share', { body: { orderNumber, showName: true } })
    expect(named).toMatchObject({ token: share.token, showName: true })
    expect(await nameNow()).toBe('Ada Lovelace')
    expect((await pageOf(share.path)).html).toContain('Ada Lovelace')
    // Asked for again without a word about the name, it stays as it was.
    expect(await owner.ok('order.share', { body: { orderNumber } })).toMatchObject({ showName: true })
    await owner.ok('order.share', { body: { orderNumber, showName: false } })
    expect(await nameNow()).toBeNull()
  })

  it('is found by no other token, and not at the address of another test', async () => {
    const { share } = await shareBought(newVisitor())
    for (const token of [share.token.slice(1), 'a'.repeat(48)])
      expect((await opened(token)).result).toBe(LINK_INVALID)
    const elsewhere = await pageOf(share.path.replace('iq-4', 'iq-1'))
    expect(elsewhere.html).toContain('This result is not shared anymore')
  })
})

describe('who may share what', () => {
  it('somebody else’s result is not there, for each of the calls', async () => {
    const { orderNumber } = await shareBought(newVisitor())
    const thief = newVisitor()
    for (const answer of await asked(thief, orderNumber)) expect(answer.status).toBe(404)
  })

  it('a result about health is never shared, even one that is free', async () => {
    const owner = newVisitor()
    const { orderNumber } = await finish(owner, {
      kind: 'depression',
      choose: (_, index) => [0, 1, 1, 0, 2, 0, 1, 0, 0, 0][index] ?? 0,
    })
    expect(await stateOf(owner, orderNumber)).toMatchObject({ share: null, may: false, because: 'health' })
    expect((await owner.call('order.share', { body: { orderNumber } })).result).toBe(NOT_SHAREABLE)
  })

  it('what is not bought is not shared', async () => {
    const owner = newVisitor()
    const { orderNumber } = await finishSitting(owner)
    expect(await stateOf(owner, orderNumber)).toMatchObject({ share: null, may: false, because: 'locked' })
    expect((await owner.call('order.share', { body: { orderNumber } })).result).toBe(NOT_SHAREABLE)
  })

  it('an IQ below the measurable range is not shared; every other one is, without its number', async () => {
    const owner = newVisitor()
    const { sitting } = await buyReport(owner, { email: `iq-${crypto.randomUUID()}@example.com` })
    const { orderNumber } = sitting
    const read = await owner.ok('report.read', { params: { orderNumber } })
    if (read.kind !== 'report' || read.report.examKind !== 'iq' || !read.report.score)
      throw new Error('There is no score.')
    const { atFloor, ci95 } = read.report.score
    expect(await stateOf(owner, orderNumber)).toMatchObject({
      may: !atFloor,
      because: atFloor ? 'below' : null,
    })
    const made = await owner.call('order.share', { body: { orderNumber } })
    expect(made.result).toBe(atFloor ? NOT_SHAREABLE : 200)
    if (atFloor) return
    expect((await opened(made.data.token)).data.shared.curve?.low).toBe(Math.round(ci95?.[0] ?? 0))
  })
})

describe('who holds nothing but a forwarded report link', () => {
  it('reads the report, and may neither share it nor see or change what is shared', async () => {
    const owner = newVisitor()
    const { orderNumber, paid, share } = await shareBought(owner)
    const [order] = await query<{ email: string }>('select email from orders where number = $1', [paid])
    const linked = newVisitor()
    const mail = await waitForMail(order?.email ?? '')
    await linked.ok('report.open', { body: { token: reportLinkIn(mail).split('#')[1] ?? '' } })

    expect(await ownIn(linked, orderNumber)).toBe(false)
    const { items } = await linked.ok('user.orders', { params: { id: 'iq-4' }, query: { hl: 'EN' } })
    expect(items.find((item) => item.orderNumber === orderNumber)).toBeUndefined()
    for (const answer of await asked(linked, orderNumber))
      expect([answer.status, answer.text]).toEqual([404, '{"result":404,"message":"notFound"}'])
    expect(await stateOf(owner, orderNumber)).toMatchObject({ share })
    expect((await opened(share.token)).result).toBe(200)
  })

  it('is the owner once they sign in as the customer whose it is', async () => {
    const owner = newVisitor()
    const { orderNumber } = await shareBought(owner)
    const customer = await newCustomer()
    await query('update sittings set customer_id = $1 where number = $2', [customer.id, orderNumber])
    const who = signInAs(newVisitor(), customer)
    expect(await ownIn(who, orderNumber)).toBe(true)
    for (const answer of await asked(who, orderNumber)) expect(answer.result).toBe(200)
    // In the browser that sat it, their customer signs in first.
    expect(await ownIn(owner, orderNumber)).toBe(false)
    for (const answer of await asked(owner, orderNumber)) expect(answer.result).toBe(RESULTS.loginNeeded)
    const { visitor: other } = await signedIn()
    for (const answer of await asked(other, orderNumber)) expect(answer.status).toBe(404)
  })
})

describe('the end of a shared result', () => {
  it('its owner stops it: nobody sees it, and a new one has another token', async () => {
    const owner = newVisitor()
    const { orderNumber, share } = await shareBought(owner)
    expect(await owner.ok('report.unshare', { body: { orderNumber } })).toEqual({ stopped: true })
    await expectGone(share)
    expect((await stateOf(owner, orderNumber)).share).toBeNull()
    // Twice does no harm.
    await owner.ok('report.unshare', { body: { orderNumber } })
    const again = await owner.ok('order.share', { body: { orderNumber } })
    expect(again.token).not.toBe(share.token)
    expect(again.showName).toBe(false)
    await expectGone(share)
    expect((await opened(again.token)).result).toBe(200)
  })

  it('a refund ends it with the report', async () => {
    const owner = newVisitor()
    const { orderNumber, paid, share } = await shareBought(owner)
    const staff = await signIn()
    const { id } = await orderOf(paid)
    await staff.fetch(`/api/admin/orders/${id}/refund`, {
      method: 'POST',
      body: JSON.stringify({ note: '', key: crypto.randomUUID().replaceAll('-', ''), amount: 'all' }),
    })
    await persist(async () => {
      if ((await opened(share.token)).result === 200) throw new Error('still shared')
    })
    await forgetRateLimits()
    await expectGone(share)
    expect(await stateOf(owner, orderNumber)).toMatchObject({ share: null, because: 'locked' })
  })
})
