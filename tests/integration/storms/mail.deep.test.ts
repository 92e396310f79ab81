import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { query } from '../../support/database'
import { mailsTo, waitForMail } from '../../support/mailbox'
import { newPayment, pay } from '../../support/purchase'
import { eventually, setMailbox } from '../../support/storms'
import { newVisitor } from '../../support/visitor'
import { buyReport } from '../../support/way'
import { forgetRateLimits } from '../support/rate-limits'

const uniqueEmail = () => `post-${crypto.randomUUID()}@example.com`

beforeAll(forgetRateLimits)
afterEach(() => setMailbox('ok'))

const mailOf = async (email: string) => {
  const [row] = await query<{ status: string; tries: string; lastError: string | null }>(
    'select status, tries, last_error as "lastError" from mails where "to" = $1',
    [email],
  )
  return row
}

const untilTried = (email: string) =>
  eventually(
    () => mailOf(email),
    (row) => Number(row?.tries ?? 0) > 0,
  )

describe('a mail server on a bad day', () => {
  it.each(['down', 'greylists'] as const)(
    'that is or does "%s" delays a mail and nothing else',
    async (mode) => {
      await setMailbox(mode)
      const email = uniqueEmail()
      const visitor = newVisitor()
      const { sitting } = await buyReport(visitor, { email })
      const report = await visitor.ok('report.read', { params: { orderNumber: sitting.orderNumber } })
      expect(report.kind).toBe('report')
      await untilTried(email)
      expect(await mailsTo(email)).toEqual([])
      await setMailbox('ok')
      await waitForMail(email, { seconds: 30 })
      expect(await mailsTo(email)).toHaveLength(1)
    },
  )

  it('that takes a mail and dies before it says so gets it again, recognisable as the same', async () => {
    await setMailbox('dies')
    const email = uniqueEmail()
    await buyReport(newVisitor(), { email })
    // Begun is not yet there: the server must have taken it before it is well again.
    await eventually(
      () => mailsTo(email),
      (taken) => taken.length > 0,
    )
    await setMailbox('ok')
    await eventually(
      () => mailOf(email),
      (row) => row?.status === 'sent',
    )
    const mails = await mailsTo(email)
    expect(mails.length).toBeGreaterThan(1)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('that takes half a minute for a mail holds up neither payments nor their events nor other mails', async () => {
    const other = await newPayment('meanwhile')
    await setMailbox('slow')
    const slow = uniqueEmail()
    await buyReport(newVisitor(), { email: slow })
    await waitForMail(slow)
    await setMailbox('ok')
    await pay(other)
    await waitForMail(other.email)
    expect(await mailOf(slow)).toMatchObject({ status: 'queued', tries: '1' })
    await eventually(
      () =>
        query<{ state: string }>('select state from provider_events where intent_id = $1', [other.intentId]),
      (rows) => rows.length > 0 && rows.every(({ state }) => state === 'applied'),
      { seconds: 20 },
    )
  })

  it('that refuses an address for good is asked no more, and the admin hears of it', async () => {
    const email = `nobody-${crypto.randomUUID()}@example.com`
    await buyReport(newVisitor(), { email })
    await eventually(
      () => mailOf(email),
      (row) => row?.status === 'failed',
    )
    const [{ id } = { id: '' }] = await query<{ id: string }>('select id from mails where "to" = $1', [email])
    await eventually(
      () => query('select 1 from anomalies where kind = $1 and ref = $2', ['mail_refused', id]),
      (rows) => rows.length === 1,
    )
    // After a quarter of an hour the books would say that a receipt was never sent, and be right.
    await query("update mails set status = 'sent' where id = $1", [id])
  })
})
