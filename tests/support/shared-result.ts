import type { CallData } from '@/domain/api/calls'
import { waitUntilPaid } from './purchase'
import { finish, PLACES, type PLAIN_KINDS } from './questionnaire'
import type { Visitor } from './visitor'
import { CARDS, enterCard, startPayment } from './way'

type Kind = (typeof PLAIN_KINDS)[number]

/** A questionnaire, taken and handed in, with an address; its report is not bought. */
export const finishPlain = async (visitor: Visitor, kind: Kind = 'left_right'): Promise<string> => {
  const { orderNumber } = await finish(visitor, { kind })
  const email = `share-${crypto.randomUUID()}@example.com`
  await visitor.ok('order.email', { body: { orderNumber, email, agreed: true, hl: 'EN' } })
  return orderNumber
}

/** Buys the smallest report of a questionnaire. Gives the number of the order. */
export const buyPlain = async (
  visitor: Visitor,
  { orderNumber, kind = 'left_right' }: { orderNumber: string; kind?: Kind },
): Promise<string> => {
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

/** A result that its owner shares. */
export const shareBought = async (
  visitor: Visitor,
  kind: Kind = 'left_right',
): Promise<{ orderNumber: string; paid: string; share: CallData<'order.share'> }> => {
  const orderNumber = await finishPlain(visitor, kind)
  const paid = await buyPlain(visitor, { orderNumber, kind })
  return { orderNumber, paid, share: await visitor.ok('order.share', { body: { orderNumber } }) }
}
