import { beforeEach, describe, expect, it } from 'vitest'
import { RESULTS } from '@/domain/api/results'
import { query } from '../support/database'
import { waitForKey } from '../support/keys'
import { mailsTo, reportLinkIn, waitForMail } from '../support/mailbox'
import { newVisitor } from '../support/visitor'
import { buyReport } from '../support/way'
import { forgetRateLimits } from './support/rate-limits'

// The keys that letters make (docs/decisions/0063), as the owner of a test sees and ends them.

beforeEach(forgetRateLimits)

const newAddress = () => `keys-${crypto.randomUUID()}@example.com`

describe('the owner of a test', () => {
  it('sees which mailboxes have a link, whole where they gave the address themselves', async () => {
    const [buyer, email] = [newVisitor(), newAddress()]
    const { sitting } = await buyReport(buyer, { email })
    await waitForKey(email)
    const elsewhere = newAddress()
    await query(
      `insert into sitting_keys (sitting_id, mailbox, how) select id, $2, 'link' from sittings where number = $1`,
      [sitting.orderNumber, elsewhere],
    )
    const { keys } = await buyer.ok('report.keys', { params: { orderNumber: sitting.orderNumber } })
    expect(keys.map(({ mailbox, opened }) => [mailbox, opened])).toEqual([
      [email, false],
      ['k…@example.com', true],
    ])
  })

  it('ends one: its link, its grant and its letters open nothing, and the mailbox is told', async () => {
    const [buyer, email] = [newVisitor(), newAddress()]
    const { sitting } = await buyReport(buyer, { email })
    const { orderNumber } = sitting
    const token = reportLinkIn(await waitForMail(email)).split('#')[1] ?? ''
    const reader = newVisitor()
    await reader.ok('report.open', { body: { token } })
    const [key] = (await buyer.ok('report.keys', { params: { orderNumber } })).keys
    expect(key).toMatchObject({ mailbox: email, opened: true })
    const end = () => buyer.ok('report.endKey', { body: { orderNumber, key: key?.key ?? '' } })
    expect(await end()).toEqual({ ended: true })
    expect(await end()).toEqual({ ended: false })
    expect((await buyer.ok('report.keys', { params: { orderNumber } })).keys).toEqual([])
    expect((await reader.call('report.read', { params: { orderNumber } })).status).toBe(404)
    expect((await newVisitor().call('report.open', { body: { token } })).result).toBe(RESULTS.linkInvalid)
    const told = await waitForMail(email, { which: ({ subject }) => /no longer work/.test(subject ?? '') })
    expect(told.text).not.toMatch(/\/r\//)
    expect((await mailsTo(email)).filter(({ subject }) => /no longer work/.test(subject ?? ''))).toHaveLength(
      1,
    )
    expect((await buyer.call('report.read', { params: { orderNumber } })).status).toBe(200)
  })
})
