import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newBuyer } from './lab/buyer'
import { expectBooksInOrder } from './lab/expect-books'
import { type Lab, openLab } from './lab/open-lab'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterEach(() => expectBooksInOrder(lab))
afterAll(() => lab.close())

describe('a buyer', () => {
  it('pays once, by the page', async () => {
    const buyer = await newBuyer(lab)
    const order = await buyer.place()
    const intent = await buyer.open(order)
    expect(await lab.providers.sandbox.pay(intent)).toBe('succeeded')
    expect(await buyer.check(order)).toMatchObject({ state: 'paid' })
  })
  it('pays once, by the webhook', async () => {
    const buyer = await newBuyer(lab)
    const order = await buyer.place()
    await lab.providers.sandbox.pay(await buyer.open(order))
    await lab.work()
    expect(await buyer.order(order.number)).toMatchObject({ status: 'paid' })
  })
})
