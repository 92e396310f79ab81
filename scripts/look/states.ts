import type { StateKind } from './screens.ts'

export type State = {
  cookies: { name: string; value: string; url: string }[]
  sittingNumber?: string
  orderNumber?: string
}
export type States = Record<StateKind, State>

type Sitting = {
  orderNumber: string
  anchor: string
  epoch: number
  questions: { id: string }[]
  parts: { id: string }[]
}

/** Visitors at the points of the way that the asked screens show, made through the site's own calls. */
export const prepareStates = async ({
  url,
  locale,
  kinds,
}: {
  url: string
  locale: string
  kinds: StateKind[]
}): Promise<States> => {
  const states: States = {
    fresh: { cookies: [] },
    abnormal: { cookies: [] },
    started: { cookies: [] },
    finished: { cookies: [] },
    ordered: { cookies: [] },
    paid: { cookies: [] },
  }
  const measured = kinds.some((kind) => kind === 'finished' || kind === 'paid')
  if (measured && learned.size === 0) await prepare({ url, locale, kind: 'paid' })
  for (const kind of kinds) if (kind !== 'fresh') states[kind] = await prepare({ url, locale, kind })
  return states
}

type Question = { id: string; options: unknown[] }
type Reviewed = { panels: unknown[]; options: unknown[]; correct: number }

/** Right options by what they look like, read from the first bought review of this run: later takers know most of them. */
const learned = new Set<string>()
const SLIPS = [4, 9, 13, 17, 20, 22, 23, 25, 26, 28, 29]

const chooseFor = async (at: { visitor: Visitor; locale: string; sitting: Sitting }) => {
  const choices = new Map<string, number>()
  if (learned.size === 0) return choices
  for (const { id: part } of at.sitting.parts) {
    const path = `/api/exam/question/list/iq-1/${at.locale}?part=${part}`
    const { questions } = await at.visitor.get<{
      questions: (Question & { panels: unknown[]; position: number })[]
    }>(path)
    for (const { id, panels, options, position } of questions) {
      const right = options.findIndex((option) => learned.has(JSON.stringify([panels, option])))
      if (right >= 0) choices.set(id, SLIPS.includes(position) ? (right + 2) % 6 : right)
    }
  }
  return choices
}

const learn = async ({ visitor, orderNumber }: { visitor: Visitor; orderNumber: string }): Promise<void> => {
  const { questions } = await visitor.get<{ questions: Reviewed[] }>(
    `/api/exam/order/questions/${orderNumber}`,
  )
  for (const { panels, options, correct } of questions)
    learned.add(JSON.stringify([panels, options[correct]]))
}

type Visitor = ReturnType<typeof newVisitor>

const prepare = async ({
  url,
  locale,
  kind,
}: {
  url: string
  locale: string
  kind: StateKind
}): Promise<State> => {
  const visitor = newVisitor({ url, locale })
  const sitting = await visitor.post<Sitting>('/api/exam/sitting/start', {
    appExamId: 'iq-1',
    hl: locale,
    timing: 'standard',
  })
  const { orderNumber: sittingNumber } = sitting
  const state = (orderNumber?: string): State => ({ cookies: visitor.cookies(), sittingNumber, orderNumber })
  const some = kind === 'started' ? sitting.questions.slice(0, 7) : sitting.questions
  const choices = await chooseFor({ visitor, locale, sitting })
  const answers = some.map(({ id }, index) => ({
    id,
    choice:
      kind === 'abnormal' ? 2 : (choices.get(id) ?? (index * index * 7 + (index % 5) * 3 + (index >> 2)) % 6),
    epoch: sitting.epoch,
    revision: 1,
    spentMs: 6000 + ((index * 7919) % 23_000),
    elapsedMs: 1000,
  }))
  await visitor.post('/api/exam/sitting/save', {
    orderNumber: sittingNumber,
    anchor: sitting.anchor,
    epoch: sitting.epoch,
    answers,
  })
  if (kind === 'started') return state()
  await visitor.post('/api/exam/sitting/confirm', { orderNumber: sittingNumber })
  if (kind === 'abnormal') return state()
  await visitor.post('/api/exam/order/update/email', {
    orderNumber: sittingNumber,
    email: 'look@example.com',
    agreed: true,
    hl: locale,
  })
  if (kind === 'finished') return state()
  const country = COUNTRIES[locale] ?? 'US'
  const offer = await visitor.get<{ items: { skuId: string; price: object; tier: string }[] }>(
    `/api/exam/sku/list/iq-1/${country}/${locale}`,
  )
  const sku = offer.items.find(({ tier }) => tier === 'sku2') ?? offer.items[0]
  const order = await visitor.post<{ orderNumber: string }>('/pay/pay/order/create', {
    examOrderNumber: sittingNumber,
    skuId: sku?.skuId,
    country,
    hl: locale,
    agreed: true,
    boxes: ['waiver'],
    seenTotal: sku?.price,
  })
  if (kind === 'paid') {
    const payment = await visitor.post<{ form: { url: string }; payCode: string }>('/pay/vip/pay/create', {
      orderNumber: order.orderNumber,
      gateway: 'sandbox',
      method: 'card',
      hl: locale,
    })
    const form = new URL(payment.form.url)
    await fetch(`${form.origin}${form.pathname}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: form.origin },
      body: JSON.stringify({
        client_secret: payment.payCode,
        number: '4242424242424242',
        expiry: '12/34',
        code: '123',
        firstName: 'A',
        lastName: 'Taker',
        email: 'taker@example.com',
        postal: '10115',
      }),
    })
    await visitor.post('/pay/pay/check/status', { orderNumber: order.orderNumber })
    if (learned.size === 0) await learn({ visitor, orderNumber: sittingNumber })
  }
  return state(order.orderNumber)
}

const COUNTRIES: Record<string, string> = {
  EN: 'US',
  CN: 'CN',
  FR: 'FR',
  ES: 'ES',
  JA: 'JP',
  HK: 'HK',
  DE: 'DE',
  PT: 'PT',
  KR: 'KR',
}

const newVisitor = ({ url, locale }: { url: string; locale: string }) => {
  const jar = new Map<string, string>()
  const request = async <Data>(path: string, init: RequestInit): Promise<Data> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', hl: locale, cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const envelope = (await response.json()) as { result: number; message?: string; data: Data }
    if (envelope.result !== 200) throw new Error(`${path}: ${envelope.result} ${envelope.message}`)
    return envelope.data
  }
  return {
    get: <Data>(path: string) => request<Data>(path, {}),
    post: <Data = unknown>(path: string, body: object) =>
      request<Data>(path, { method: 'POST', body: JSON.stringify(body) }),
    cookies: () => [...jar].map(([name, value]) => ({ name, value, url })),
  }
}
