import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/domain/locale/locales'
import { ORDER_STATUSES, type OrderStatus } from '@/domain/orders/order-machine'
import { type Purchase, stepsOfPurchase } from '@/ui/centre/purchases/purchase-steps'
import { PurchaseList } from '@/ui/centre/purchases/purchases-screen'
import { render } from '../ui-checkout/render'

const place = { code: 'iq', examId: 1 }
const REPORT: Purchase = {
  orderNumber: 'ABCDEFGHJKMN',
  appExamId: 'iq-3',
  sale: 'report',
  name: 'Full report',
  test: 'EQ test',
  examOrderNumber: '0123456789AB',
  course: null,
  status: 'paid',
  amount: { amount: 699, currency: 'USD' },
  refunded: 0,
  refunding: 0,
  charge: null,
  expiresAt: null,
  at: '2026-11-22T23:30:00.000Z',
}
const WAITS = { status: 'created', expiresAt: '2026-11-23T23:30:00.000Z' } as const
const PLAN = { sale: 'plan', examOrderNumber: null, test: null, charge: 2 } as const

const listOf = (items: Purchase[], { pages = 1, page = 1, locale = 'EN' as (typeof LOCALES)[number] } = {}) =>
  render({
    locale,
    of: ['passing', 'centre.common', 'centre.list', 'centre.meta', 'centre.purchases'],
    screen: createElement(PurchaseList, {
      place,
      page,
      busy: false,
      lists: [{ items, page, pages, total: items.length }],
    }),
  })

describe('where an order leads', () => {
  const order = '?orderNumber=ABCDEFGHJKMN'
  it.each<[string, Partial<Purchase>, [string, string][]]>([
    ['one that waits, to its payment', WAITS, [['pay', `/paying/payment/iq-3${order}`]]],
    [
      'one whose payment is under way, to what becomes of it',
      { status: 'created' },
      [['details', `/paying/check/iq-3${order}`]],
    ],
    [
      'a report, to the report and its receipt',
      {},
      [
        ['open', '/report/result/iq-3?orderNumber=0123456789AB'],
        ['receipt', `/paying/success/iq-3${order}`],
      ],
    ],
    [
      'a guide, to the guides',
      { sale: 'package', status: 'partially_refunded' },
      [
        ['open', '/report/guide/iq-3?orderNumber=0123456789AB'],
        ['receipt', `/paying/success/iq-3${order}`],
      ],
    ],
    [
      'a course, to its page',
      { sale: 'course', course: 'reading-your-feelings', examOrderNumber: null, status: 'disputed' },
      [
        ['open', '/userCenter/courseList/detail/iq-3?id=reading-your-feelings'],
        ['receipt', `/paying/success/iq-3${order}`],
      ],
    ],
    [
      'a course that is no more published, to its receipt alone',
      { sale: 'course', examOrderNumber: null },
      [['receipt', `/paying/success/iq-3${order}`]],
    ],
    ['a charge of a plan, to its receipt', PLAN, [['receipt', `/paying/success/iq-3${order}`]]],
    [
      'one that was given back, to what became of it',
      { status: 'refunded' },
      [['details', `/paying/check/iq-3${order}`]],
    ],
    [
      'a plan that the bank took back, too',
      { ...PLAN, status: 'lost' },
      [['details', `/paying/subscribe/check/iq-3${order}`]],
    ],
  ])('%s', (_, facts, steps) => {
    expect(stepsOfPurchase({ ...REPORT, ...facts }).map(({ name, href }) => [name, href])).toEqual(steps)
  })

  it('is paid for only while it waits', () => {
    const payable = ORDER_STATUSES.filter((status: OrderStatus) =>
      stepsOfPurchase({ ...REPORT, ...WAITS, status }).some(({ name }) => name === 'pay'),
    )
    expect(payable).toEqual(['created'])
  })
})

describe('the list of purchases', () => {
  it('tells number, day, test, price and state of each', async () => {
    const { text } = await listOf([REPORT])
    for (const told of [
      'Full report',
      'EQ test',
      'Order ABCDEFGHJKMN',
      'Paid on Nov 22, 2026',
      '$6.99',
      'Paid',
    ])
      expect(text).toContain(told)
    expect(text).not.toContain('Given back')
  })

  it('tells what was given back and what is on its way, each for itself', async () => {
    const { text } = await listOf([
      { ...REPORT, status: 'partially_refunded', refunded: 100, refunding: 250 },
    ])
    expect(text).toContain('Given back: $1.00')
    expect(text).toContain('A refund is on its way: $2.50')
  })

  it('calls a report of a test about health a report, and nothing else', async () => {
    const { html } = await listOf([{ ...REPORT, name: null }])
    expect(html).toMatch(/<h2[^>]*>Report<\/h2>/)
  })

  it('marks a charge of a running plan, not its first one', async () => {
    expect((await listOf([{ ...REPORT, ...PLAN }])).text).toContain('Renewal')
    expect((await listOf([{ ...REPORT, ...PLAN, charge: 0 }])).text).not.toContain('Renewal')
  })

  it('leads on while there is more, and says when everything is shown', async () => {
    expect((await listOf([REPORT], { pages: 2 })).html).toContain('/userCenter/purchases/iq-1?page=2')
    const whole = await listOf([REPORT])
    expect(whole.text).toContain('Everything is shown')
    expect(whole.html).not.toContain('page=2')
  })

  it('shows an order once that moved to the next page while it was read', async () => {
    const lists = [1, 2].map((page) => ({ items: [REPORT], page, pages: 2, total: 2 }))
    const { html } = await render({
      screen: createElement(PurchaseList, { place, page: 2, busy: false, lists }),
    })
    expect(html.match(/<li/g)).toHaveLength(1)
  })

  it.each(LOCALES)('says in %s that there is nothing yet, and that it loads', async (locale) => {
    const { text, messages } = await listOf([], { locale })
    expect(text).toContain(messages.centre.purchases.empty)
    const loading = await render({
      locale,
      screen: createElement(PurchaseList, { place, page: 1, busy: true, lists: null }),
    })
    expect(loading.text).toContain(messages.centre.common.loading)
  })
})
