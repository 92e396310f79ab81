import type { Page } from '@playwright/test'
import { carefulChoices } from '../support/careful-choices'
import { PLACE } from './way'

type Sitting = { orderNumber: string; anchor: string; questions: { id: string }[] }

const post = async <Data>(page: Page, path: string, body: object): Promise<Data> => {
  const response = await page.request.post(path, { data: body, headers: { hl: 'EN' } })
  const envelope = (await response.json()) as { result: number; data: Data }
  if (envelope.result !== 200) throw new Error(`${path}: ${JSON.stringify(envelope)}`)
  return envelope.data
}

/** An answered sitting of this browser, made by calls. Careless: one position throughout, in no time. */
export const answerSitting = async (
  page: Page,
  { careless = false, restart = false } = {},
): Promise<string> => {
  const start = { appExamId: PLACE, hl: 'EN', timing: 'standard', restart }
  const { orderNumber, anchor, questions } = await post<Sitting>(page, '/api/exam/sitting/start', start)
  const choices = careless ? [] : await carefulChoices(orderNumber)
  const answers = questions.map(({ id }, index) => ({
    id,
    choice: careless ? 2 : (choices[index] ?? 1) - 1,
    epoch: 0,
    revision: 1,
    spentMs: careless ? 400 : 6000 + ((index * 7919) % 23_000),
    elapsedMs: 1000,
  }))
  await post(page, '/api/exam/sitting/save', { orderNumber, epoch: 0, anchor, answers })
  return orderNumber
}

/** The same, confirmed. Choices that ignore the questions are now and then taken for what they are: then another. */
export const confirmSitting = async (page: Page, { careless = false } = {}): Promise<string> => {
  for (let tries = 0; tries < 5; tries += 1) {
    const orderNumber = await answerSitting(page, { careless, restart: tries > 0 })
    const { state } = await post<{ state: string }>(page, '/api/exam/sitting/confirm', { orderNumber })
    if (careless || state === 'valid') return orderNumber
  }
  throw new Error('Five sittings in a row were abnormal.')
}

/** A confirmed sitting of this browser, with an address to send its report to. */
export const readyToOrder = async (page: Page, email: string): Promise<string> => {
  const orderNumber = await confirmSitting(page)
  await post(page, '/api/exam/order/update/email', { orderNumber, email, agreed: true, hl: 'EN' })
  return orderNumber
}

/** An order of this browser, ready to be paid; the country is one whose policy asks for no box of its own. */
export const placeOrder = async (page: Page, email: string, country = 'US'): Promise<string> =>
  orderReport(page, { examOrderNumber: await readyToOrder(page, email), country })

/** An order for one of the reports of a finished sitting; the smallest unless told. */
export const orderReport = async (
  page: Page,
  { examOrderNumber, country = 'US', tier }: { examOrderNumber: string; country?: string; tier?: string },
): Promise<string> => {
  const response = await page.request.get(`/api/exam/sku/list/${PLACE}/${country}/EN`)
  const { data } = (await response.json()) as {
    data: { items: { skuId: string; tier: string; price: object; upgrade: { due: object } | null }[] }
  }
  const sku = data.items.find((item) => item.tier === (tier ?? data.items[0]?.tier))
  const order = {
    examOrderNumber,
    skuId: sku?.skuId,
    country,
    hl: 'EN',
    agreed: true,
    // A tier above one that was paid costs the difference.
    seenTotal: sku?.upgrade?.due ?? sku?.price,
  }
  return (await post<{ orderNumber: string }>(page, '/pay/pay/order/create', order)).orderNumber
}
