import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale/locales'
import { decideRefund } from '@/services/refunds/decide-refund'
import { openShared } from '@/services/reports/share/open-shared'
import { readShare, shareResult } from '@/services/reports/share/share-result'
import { stopShare } from '@/services/reports/share/stop-share'
import { hashToken } from '@/services/visitors/tokens'
import { iqScore } from '../unit/share/shared-samples'
import { type Buyer, newBuyer } from './lab/buyer'
import { labOfFile } from './lab/lab-of-file'

const lab = labOfFile()

/** Somebody whose result of the IQ test is stored as it is here. */
const takerOf = async (told: ReturnType<typeof iqScore>): Promise<Buyer> => {
  const taker = await newBuyer(lab())
  await lab().force('update reports set result = $2 where sitting_id = $1', [
    taker.sittingId,
    JSON.stringify(told.score),
  ])
  return taker
}

const buy = async (taker: Buyer) => {
  const order = await taker.place({ tier: 'sku1' })
  await lab().card.pay(await taker.open(order))
  expect(await taker.check(order)).toMatchObject({ state: 'paid' })
  return order
}

const share = async (taker: Buyer, showName?: boolean, locale: Locale = 'EN') =>
  shareResult(lab().deps, { sitting: await taker.sitting(), locale, showName })
const stateOf = async (taker: Buyer) =>
  readShare(lab().deps, { sitting: await taker.sitting(), locale: 'EN' })
const seen = (token: string) => openShared(lab().deps, { token, locale: 'EN' })

describe('a result of the IQ test', () => {
  it('is shared once it is bought, with class and interval, and without its number', async () => {
    const taker = await takerOf(iqScore(118))
    expect(await stateOf(taker)).toMatchObject({ may: false, because: 'locked', share: null })
    await expect(share(taker)).rejects.toThrow('notShareable')
    await buy(taker)
    const { token, path } = await share(taker)
    expect(path).toBe(`/report/shared/iq-1?id=${token}&hl=EN`)
    const view = await seen(token)
    expect(view).toMatchObject({ headline: 'Above average', curve: { low: 107, high: 129 }, name: null })
    expect(view?.title.length).toBeGreaterThan(0)
    expect(JSON.stringify(view)).not.toMatch(/118|@example/)
    expect(JSON.stringify(view)).not.toContain(taker.sittingNumber)
  })

  it('that could not be measured is not sold, and not shared though it was sold before', async () => {
    const unmeasured = iqScore(60, { atFloor: true })
    const other = await takerOf(unmeasured)
    await expect(other.place({ tier: 'sku1' })).rejects.toThrow('sku1 is not offered')
    const taker = await takerOf(iqScore(100))
    await buy(taker)
    await lab().force('update reports set result = $2 where sitting_id = $1', [
      taker.sittingId,
      JSON.stringify(unmeasured.score),
    ])
    expect(await stateOf(taker)).toMatchObject({ may: false, because: 'below', share: null })
    await expect(share(taker)).rejects.toThrow('notShareable')
  })

  it('has one page, though it is asked for by many at once', async () => {
    const taker = await takerOf(iqScore(100))
    await buy(taker)
    const made = await Promise.all(Array.from({ length: 6 }, () => share(taker)))
    expect(new Set(made.map(({ token }) => token)).size).toBe(1)
    const rows = await lab().query(
      `select 1 from report_links where purpose = 'share' and sittings @> jsonb_build_array($1::text)`,
      [taker.sittingId],
    )
    expect(rows).toHaveLength(1)
  })

  it('names its owner only while they say so', async () => {
    const taker = await takerOf(iqScore(100))
    await buy(taker)
    await lab().query(`insert into taker_facts (sitting_id, full_name) values ($1, 'Ada Lovelace')`, [
      taker.sittingId,
    ])
    const { token, showName, name } = await share(taker)
    expect([showName, name, (await seen(token))?.name]).toEqual([false, 'Ada Lovelace', null])
    await share(taker, true)
    expect((await share(taker)).showName).toBe(true)
    expect((await seen(token))?.name).toBe('Ada Lovelace')
    await share(taker, false)
    expect((await seen(token))?.name).toBeNull()
  })

  it('is seen by nobody once it is stopped, refunded or erased', async () => {
    const [stopped, refunded, erased] = await Promise.all([1, 2, 3].map(() => takerOf(iqScore(100))))
    if (!stopped || !refunded || !erased) throw new Error('nobody came')
    await buy(stopped)
    const order = await buy(refunded)
    await buy(erased)
    const tokens = await Promise.all(
      [stopped, refunded, erased].map(async (taker) => (await share(taker)).token),
    )
    const [first = '', second = '', third = ''] = tokens
    for (const token of tokens) expect(await seen(token)).not.toBeNull()

    await stopShare(lab().deps, { id: stopped.sittingId })
    expect(await seen(first)).toBeNull()
    const { token: again } = await share(stopped)
    expect(again).not.toBe(first)
    expect([await seen(first), (await seen(again))?.headline]).toEqual([null, 'Average'])

    await decideRefund(lab().deps, {
      orderId: order.id,
      amount: 'all',
      note: null,
      askedBy: 'owner',
      key: crypto.randomUUID(),
    })
    await lab().work()
    expect(await seen(second)).toBeNull()
    expect(await stateOf(refunded)).toMatchObject({ may: false, because: 'locked', share: null })

    await lab().query('select erase_sittings(array[$1::uuid], now())', [erased.sittingId])
    expect(await seen(third)).toBeNull()
  })

  it('whose link cannot be told any more is seen by it until its owner makes another', async () => {
    const taker = await takerOf(iqScore(100))
    await buy(taker)
    await share(taker, true)
    // As a page that was made before the secret of the installation was another.
    const passedOn = 'c'.repeat(48)
    await lab().query(
      `update report_links set token_hash = $2 where purpose = 'share' and sittings @> jsonb_build_array($1::text)`,
      [taker.sittingId, hashToken(passedOn)],
    )
    expect(await stateOf(taker)).toMatchObject({ share: null, lost: true, may: true })
    expect((await seen(passedOn))?.headline).toBe('Average')

    const made = await Promise.all([share(taker), share(taker)])
    const [{ token, showName }] = made
    expect([made[1].token, showName]).toEqual([token, true])
    expect([await seen(passedOn), (await seen(token))?.headline]).toEqual([null, 'Average'])
    expect(await stateOf(taker)).toMatchObject({ share: { token }, lost: false })
  })

  it('is stopped by its owner, though its link cannot be told any more', async () => {
    const taker = await takerOf(iqScore(100))
    await buy(taker)
    await share(taker)
    const passedOn = 'd'.repeat(48)
    await lab().query(
      `update report_links set token_hash = $2 where purpose = 'share' and sittings @> jsonb_build_array($1::text)`,
      [taker.sittingId, hashToken(passedOn)],
    )
    await stopShare(lab().deps, { id: taker.sittingId })
    expect(await seen(passedOn)).toBeNull()
    expect(await stateOf(taker)).toMatchObject({ share: null, lost: false })
  })

  it('is found by nothing but its token', async () => {
    const taker = await takerOf(iqScore(100))
    await buy(taker)
    const { token } = await share(taker)
    for (const other of ['', token.slice(1), token.toUpperCase(), 'a'.repeat(48), "' or true --"])
      expect(await seen(other)).toBeNull()
  })
})
