import type { CallData } from '../../../src/domain/api/calls'
import { type Ask, carefulChoices } from '../../../tests/support/careful-choices'
import type { Caller } from './caller.ts'

export const APP_EXAM_ID = 'iq-1'
const CARD_THAT_PAYS = '4242424242424242'

type Sitting = CallData<'sitting.start'>
type Pause = (seconds: number) => Promise<void>

const noPause: Pause = async () => {}

/** Answers every question, one save each, as a person's would look: half of them right, no two times alike. */
const answerAll = async (
  caller: Caller,
  { sitting, ask, think }: { sitting: Sitting; ask: Ask; think: Pause },
): Promise<void> => {
  let { anchor } = sitting
  const { orderNumber, epoch } = sitting
  const params = { examId: APP_EXAM_ID, lang: 'EN' } as const
  for (const { id: part } of sitting.parts) await caller.call('question.list', { params, query: { part } })
  let { questions } = sitting
  let choices = await carefulChoices(orderNumber, ask)
  for (let index = 0; index < questions.length; index++) {
    const part = questions[index]?.part ?? 1
    if (index > 0 && questions[index - 1]?.part !== part) {
      questions = (await caller.call('sitting.advance', { body: { orderNumber, part } })).questions
      choices = await carefulChoices(orderNumber, ask)
    }
    const id = questions[index]?.id ?? ''
    const seconds = 6 + ((index * 7919) % 23)
    await think(seconds)
    const choice = (choices[index] ?? 1) - 1
    const answer = {
      id,
      choice,
      epoch,
      revision: 1,
      spentMs: seconds * 1000 + index,
      elapsedMs: seconds * 1000,
    }
    const saved = await caller.call('sitting.save', {
      body: { orderNumber, epoch, anchor, answers: [answer] },
    })
    if (saved.accepted.length !== 1) throw new Error('An answer was refused.')
    anchor = saved.anchor
  }
}

/**
 * Starts, answers and confirms. Choices may by bad luck look like a pattern: then it begins anew.
 *
 * @param ask reads the key, which only the database knows: what is answered at random cannot be measured, and is not sold.
 */
export const finishSitting = async (
  caller: Caller,
  { ask, think = noPause }: { ask: Ask; think?: Pause },
): Promise<Sitting> => {
  for (let tries = 0; tries < 4; tries++) {
    const sitting = await caller.call('sitting.start', {
      body: { appExamId: APP_EXAM_ID, hl: 'EN', timing: 'standard', restart: tries > 0 },
    })
    await answerAll(caller, { sitting, ask, think: tries > 0 ? noPause : think })
    const { state } = await caller.call('sitting.confirm', { body: { orderNumber: sitting.orderNumber } })
    if (state === 'valid') return sitting
  }
  throw new Error('Four sittings in a row were abnormal.')
}

/** E-mail, offer, order, card and check, up to the paid order. */
export const buyReport = async (
  caller: Caller,
  { sitting, sandboxPort, think = noPause }: { sitting: Sitting; sandboxPort: number; think?: Pause },
): Promise<void> => {
  const examOrderNumber = sitting.orderNumber
  const email = `taker-${caller.ip}@example.com`
  await caller.call('order.email', { body: { orderNumber: examOrderNumber, email, agreed: true, hl: 'EN' } })
  await caller.call('order.free', { body: { orderNumber: examOrderNumber } })
  const offer = await caller.call('sku.list', { params: { examId: APP_EXAM_ID, country: 'US', hl: 'EN' } })
  const sku = offer.items.find(({ tier }) => tier === 'sku2') ?? offer.items[0]
  if (!sku) throw new Error('Nothing is offered.')
  await think(20)
  const { orderNumber } = await caller.call('pay.create', {
    body: { examOrderNumber, skuId: sku.skuId, country: 'US', hl: 'EN', agreed: true, seenTotal: sku.price },
  })
  const payment = await caller.call('pay.start', {
    body: { orderNumber, gateway: 'sandbox', method: 'card', hl: 'EN' },
  })
  await think(30)
  await enterCard({ payment, sandboxPort })
  for (let tries = 0; tries < 20; tries++) {
    const { state } = await caller.call('pay.check', { body: { orderNumber } })
    if (state === 'paid') return
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error('The order was not paid within ten seconds.')
}

/** What the card form in its frame sends to the gateway. */
const enterCard = async ({
  payment,
  sandboxPort,
}: {
  payment: CallData<'pay.start'>
  sandboxPort: number
}): Promise<void> => {
  const form = new URL(payment.form?.url ?? '')
  const answer = await fetch(`http://127.0.0.1:${sandboxPort}${form.pathname}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: form.origin },
    body: JSON.stringify({
      client_secret: payment.payCode,
      number: CARD_THAT_PAYS,
      expiry: '12/34',
      code: '123',
      firstName: 'A',
      lastName: 'Taker',
      email: 'taker@example.com',
      postal: '10115',
    }),
  })
  if (!answer.ok) throw new Error(`The card form answered ${answer.status}.`)
}
