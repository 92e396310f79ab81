import { randomInt } from 'node:crypto'
import type { CallData } from '@/domain/api/calls'
import type { Locale } from '@/domain/locale/locales'
import { carefulChoices } from './careful-choices'
import { site } from './site'
import type { Visitor } from './visitor'

export const PLACE = 'iq-1'
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  secondStep: '4000000000003220',
}

type Sitting = CallData<'sitting.start'>

/** Answers as a careful person's would look: human times, no pattern of positions. */
export const humanAnswers = (
  sitting: Sitting,
): { id: string; choice: number; epoch: number; revision: number; spentMs: number; elapsedMs: number }[] =>
  sitting.questions.map(({ id }, index) => ({
    id,
    choice: randomInt(6),
    epoch: 0,
    revision: 1,
    spentMs: 6000 + ((index * 7919) % 23_000),
    elapsedMs: 1000,
  }))

export const startSitting = (visitor: Visitor, { hl = 'EN' as Locale } = {}): Promise<Sitting> =>
  visitor.ok('sitting.start', { body: { appExamId: PLACE, hl, timing: 'standard' } })

/** The same with the easier half right: a score can be measured, and so it is sold. */
const carefulAnswers = async (sitting: Sitting): Promise<ReturnType<typeof humanAnswers>> => {
  const choices = await carefulChoices(sitting.orderNumber)
  return humanAnswers(sitting).map((answer, index) => ({ ...answer, choice: (choices[index] ?? 1) - 1 }))
}

/** A sitting answered and confirmed; its answers may by bad luck look like a pattern, so it tries again. */
export const finishSitting = async (visitor: Visitor, { hl = 'EN' as Locale } = {}): Promise<Sitting> => {
  for (let tries = 0; tries < 5; tries++) {
    const sitting = await visitor.ok('sitting.start', {
      body: { appExamId: PLACE, hl, timing: 'standard', restart: tries > 0 },
    })
    const { orderNumber, anchor } = sitting
    await visitor.ok('sitting.save', {
      body: { orderNumber, epoch: 0, anchor, answers: await carefulAnswers(sitting) },
    })
    const { state } = await visitor.ok('sitting.confirm', { body: { orderNumber } })
    if (state === 'valid') return sitting
  }
  throw new Error('Five sittings in a row were abnormal.')
}

/** A finished sitting with an e-mail address: ready to buy. */
export const readyToBuy = async (
  visitor: Visitor,
  { email = 'taker@example.com', hl = 'EN' as Locale } = {},
): Promise<Sitting> => {
  const sitting = await finishSitting(visitor, { hl })
  await visitor.ok('order.email', { body: { orderNumber: sitting.orderNumber, email, agreed: true, hl } })
  return sitting
}

export const placeOrder = async (
  visitor: Visitor,
  {
    sitting,
    tier = 'sku2',
    country = 'US',
    hl = 'EN' as Locale,
  }: { sitting: Sitting; tier?: string; country?: string; hl?: Locale },
): Promise<CallData<'pay.create'>> => {
  const offer = await visitor.ok('sku.list', { params: { examId: PLACE, country, hl } })
  const sku = offer.items.find((item) => item.tier === tier)
  if (!sku) throw new Error(`${tier} is not offered.`)
  return visitor.ok('pay.create', {
    body: {
      examOrderNumber: sitting.orderNumber,
      skuId: sku.skuId,
      country,
      hl,
      agreed: true,
      seenTotal: sku.upgrade?.due ?? sku.price,
    },
  })
}

export const startPayment = (visitor: Visitor, orderNumber: string): Promise<CallData<'pay.start'>> =>
  visitor.ok('pay.start', { body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' } })

/** What the card form in its frame sends to the gateway. */
export const enterCard = async (
  payment: CallData<'pay.start'>,
  number: string,
): Promise<{ status: string; code?: string }> => {
  const form = new URL(payment.form?.url ?? '')
  const response = await fetch(`${site().sandboxUrl}${form.pathname}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: form.origin },
    body: JSON.stringify({
      client_secret: payment.payCode,
      number,
      expiry: '12/34',
      code: '123',
      firstName: 'A',
      lastName: 'Taker',
      email: 'taker@example.com',
      postal: '10115',
    }),
  })
  return response.json() as Promise<{ status: string; code?: string }>
}

/** The whole way to an open report. */
export const buyReport = async (
  visitor: Visitor,
  options: { email?: string; tier?: string } = {},
): Promise<{ sitting: Sitting; orderNumber: string }> => {
  const sitting = await readyToBuy(visitor, options)
  const { orderNumber } = await placeOrder(visitor, { sitting, tier: options.tier })
  await enterCard(await startPayment(visitor, orderNumber), CARDS.pays)
  const { state } = await visitor.ok('pay.check', { body: { orderNumber } })
  if (state !== 'paid') throw new Error(`The order is ${state}.`)
  return { sitting, orderNumber }
}
