import type { HealthKind } from './health'
import { waitUntilPaid } from './purchase'
import { PLACES } from './questionnaire'
import type { Visitor } from './visitor'
import { CARDS, enterCard, startPayment } from './way'

/** Gives a test of one's own an address that nobody else has. */
export const withAddress = async (visitor: Visitor, orderNumber: string): Promise<string> => {
  const email = `health-${crypto.randomUUID()}@example.com`
  await visitor.ok('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })
  return email
}

/** Buys the first tier of a finished test, and answers with the number of the order once it is paid. */
export const buy = async (
  visitor: Visitor,
  { kind, orderNumber }: { kind: HealthKind; orderNumber: string },
) => {
  const offer = await visitor.ok('sku.list', { params: { examId: PLACES[kind], country: 'US', hl: 'EN' } })
  const [sku] = offer.items
  const order = await visitor.ok('pay.create', {
    body: {
      examOrderNumber: orderNumber,
      skuId: sku?.skuId ?? '',
      country: 'US',
      hl: 'EN',
      agreed: true,
      seenTotal: sku?.price ?? { amount: 0, currency: 'USD' },
    },
  })
  await enterCard(await startPayment(visitor, order.orderNumber), CARDS.pays)
  await waitUntilPaid(order.orderNumber)
  return order.orderNumber
}
