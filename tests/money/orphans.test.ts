import { afterEach, describe, expect, it } from 'vitest'
import { listenAtFailpoints } from '@/services/failpoint'
import { applyEvents } from '@/services/inbox/apply-events'
import { expectOnePurchase } from './lab/expect-purchase'
import { labOfFile } from './lab/lab-of-file'
import { openedPayment } from './lab/story'

const lab = labOfFile()
afterEach(() => listenAtFailpoints(null))

const SECOND = 1000
const never = () => new Promise<void>(() => {})
const applyInbox = () => applyEvents(lab().deps)

/** Paid, and the webhooks lie in the inbox. */
const paid = async () => {
  const opened = await openedPayment(lab())
  await lab().card.pay(opened.intent)
  await lab().delivered()
  return opened
}
const severalPaid = async (count: number) => {
  const all: Awaited<ReturnType<typeof paid>>[] = []
  for (let n = 0; n < count; n++) all.push(await paid())
  return all
}

/** From the first event on that the worker takes up, nothing in it goes on. */
const workerDies = async () => {
  const at = new Promise<string>((met) => {
    listenAtFailpoints(async (name, key) => {
      if (name === 'event.before_apply') met(key)
      await never()
    })
  })
  void applyInbox()
  const intent = await at
  listenAtFailpoints(null)
  return intent
}

const statesOf = async (orders: readonly { id: string }[]): Promise<string[]> => {
  const rows = await lab().query<{ id: string; status: string }>('select id, status from orders')
  return orders.map(({ id }) => rows.find((row) => row.id === id)?.status ?? '')
}

describe('what a worker died with', () => {
  it('is free again after a few seconds, not sooner', async () => {
    const { buyer, order } = await paid()
    await workerDies()
    expect(await applyInbox()).toBe(0)
    await lab().passes(6 * SECOND)
    expect(await applyInbox()).toBeGreaterThan(0)
    expect(await statesOf([order])).toEqual(['paid'])
    await lab().work()
    await expectOnePurchase(lab(), buyer)
  })

  it('is worked off before anything new, and one payment after the other', async () => {
    const before = await severalPaid(3)
    await workerDies()
    const { intent } = await paid()
    await lab().passes(6 * SECOND)
    const seen: string[] = []
    listenAtFailpoints(async (name, key) => {
      if (name.startsWith('event.')) seen.push(`${name} ${key}`)
    })
    await applyInbox()
    expect(seen).toEqual(
      [...before.map((one) => one.intent), intent].flatMap((key) => [
        `event.before_apply ${key}`,
        `event.after_apply ${key}`,
      ]),
    )
    await lab().work()
  })

  it('kills the next one, and the rest need wait for it no more', async () => {
    const all = await severalPaid(3)
    await workerDies()
    await lab().passes(6 * SECOND)
    const deadly = await workerDies()
    await applyInbox()
    const others = all.filter(({ intent }) => intent !== deadly)
    expect(others).toHaveLength(2)
    expect(await statesOf(others.map(({ order }) => order))).toEqual(['paid', 'paid'])
    await lab().passes(7 * SECOND)
    expect(await workerDies()).toBe(deadly)
    // Later and later: this was its third.
    await lab().passes(6 * SECOND)
    expect(await applyInbox()).toBe(0)
    await lab().passes(3 * SECOND)
    expect(await applyInbox()).toBeGreaterThan(0)
    expect(await statesOf(all.map(({ order }) => order))).toEqual(['paid', 'paid', 'paid'])
    await lab().work()
  })
})
