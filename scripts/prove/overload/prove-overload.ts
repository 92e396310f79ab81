import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newVisitor, type Visitor } from '../../../tests/support/visitor'
import {
  CARDS,
  enterCard,
  humanAnswers,
  placeOrder,
  readyToBuy,
  startPayment,
  startSitting,
} from '../../../tests/support/way'

const LANDING = '/landing_page/new/iq-1?hl=EN'
const TIMES = 5
const SECONDS = 20
const ANSWERING = 10
const BUYING = 3

export type Crowd = { seen: Record<string, number>; perSecond: number }
export type Timed = { done: number; failed: number; p50: number; p99: number }
export type Outcome = {
  capacity: number
  sent: number
  crowd: Crowd
  answering: Timed
  buying: Timed
  calmAnswering: Timed
  recoveredMs: number
}

type Options = { url: string; say: (line: string) => void }

/** Measures what the landing page can take, sends five times that, and looks how those fare who answer and pay. */
export const proveOverload = async ({ url, say }: Options): Promise<Outcome> => {
  await crowd({ url, rate: 0, seconds: 3 })
  const calm = await crowd({ url, rate: 0, seconds: 6 })
  const capacity = Math.round(calm.perSecond)
  say(`the landing page takes ${capacity} a second`)
  const calmAnswering = summary(await answer({ until: performance.now() + 5_000 }))
  say(`calm: ${JSON.stringify(calmAnswering)}`)

  const until = performance.now() + SECONDS * 1000
  const storm = crowd({ url, rate: capacity * TIMES, seconds: SECONDS })
  await pause(1_000)
  const answering = Promise.all(Array.from({ length: ANSWERING }, () => answer({ until })))
  const buying = Promise.all(Array.from({ length: BUYING }, () => buy({ until })))
  const [answers, purchases] = [(await answering).flat(), (await buying).flat()]
  const met = await storm
  const ended = performance.now()
  while ((await fetch(`${url}${LANDING}`)).status !== 200) await pause(20)
  return {
    capacity,
    sent: Object.values(met.seen).reduce((sum, count) => sum + count, 0),
    crowd: met,
    answering: summary(answers),
    buying: summary(purchases),
    calmAnswering,
    recoveredMs: Math.round(performance.now() - ended),
  }
}

const crowd = (args: { url: string; rate: number; seconds: number }): Promise<Crowd> =>
  new Promise((done, fail) => {
    const program = join(dirname(fileURLToPath(import.meta.url)), 'crowd.ts')
    const given = [`${args.url}${LANDING}`, args.rate, args.seconds].map(String)
    const child = spawn(process.execPath, [program, ...given], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.on('exit', (code) => (code === 0 ? done(JSON.parse(said) as Crowd) : fail(new Error('no crowd'))))
  })

type Try = { ms: number; ok: boolean }
type Sitting = Awaited<ReturnType<typeof readyToBuy>>

/** One visitor who saves answers, three a second, in one sitting. */
const answer = async ({ until }: { until: number }): Promise<Try[]> => {
  const visitor = newVisitor()
  const sitting = await again(() => startSitting(visitor))
  const { orderNumber, epoch, anchor } = sitting
  const answers = humanAnswers(sitting)
  const tries: Try[] = []
  for (let turn = 0; performance.now() < until; turn++) {
    const given = answers[turn % answers.length]
    if (!given) break
    const body = { orderNumber, epoch, anchor, answers: [{ ...given, revision: turn + 1 }] }
    tries.push(await timed(async () => (await visitor.call('sitting.save', { body })).result === 200))
    await pause(300)
  }
  return tries
}

/** One visitor after the other who finished a test and pays: order, payment, card, check. */
const buy = async ({ until }: { until: number }): Promise<Try[]> => {
  const tries: Try[] = []
  while (performance.now() < until) {
    const visitor = newVisitor()
    const email = `crowd-${crypto.randomUUID()}@example.com`
    const sitting = await again(() => readyToBuy(visitor, { email }))
    tries.push(await timed(() => pay({ visitor, sitting })))
  }
  return tries
}

const pay = async ({ visitor, sitting }: { visitor: Visitor; sitting: Sitting }): Promise<boolean> => {
  const { orderNumber } = await placeOrder(visitor, { sitting })
  await enterCard(await startPayment(visitor, orderNumber), CARDS.pays)
  return (await visitor.ok('pay.check', { body: { orderNumber } })).state === 'paid'
}

/** A new sitting may be asked to wait; the page asks again as the server says. */
const again = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= 20) throw error
      await pause(500)
    }
  }
}

const timed = async (work: () => Promise<boolean>): Promise<Try> => {
  const began = performance.now()
  const ok = await work().catch(() => false)
  return { ms: performance.now() - began, ok }
}

const summary = (tries: readonly Try[]): Timed => {
  const sorted = tries.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { done: tries.length, failed: tries.filter(({ ok }) => !ok).length, p50: at(0.5), p99: at(0.99) }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
