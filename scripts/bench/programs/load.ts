// The load generator, in a process of its own. Raw HTTP/1.1 over kept-alive sockets, because a client library would
// take more of the machine than the server it measures. Both sides of a comparison are driven by this same program.
import { connect, type Socket } from 'node:net'
import { type LoadPlan, REVISION } from '../lib/plan.ts'
import { summaryOf } from '../lib/summary.ts'

type Request = { bytes: Buffer; revisionAt: number }
type Flight = {
  since: number
  head: Buffer | null
  left: number
  chunked: boolean
  tail: string
  body: string
}
type Connection = { socket: Socket; flight: Flight | null }

/** A server that asks to come later is asked later; such an answer counts for nothing. */
const SHED_WAIT_MS = 100
const HEAD_END = Buffer.from('\r\n\r\n')

const run = async (plan: LoadPlan): Promise<void> => {
  const requests: Request[] = plan.requests.map((text) => ({
    bytes: Buffer.from(text),
    revisionAt: Buffer.from(text).indexOf(REVISION),
  }))
  const latencies: number[] = []
  const waiting: number[] = []
  let [sent, failed, shed, firstFailure, over] = [0, 0, 0, '', false]
  const connections: Connection[] = []
  const end = performance.now() + plan.seconds * 1000

  let allCame: () => void = () => {}
  const enough = new Promise<void>((done) => {
    allCame = () => {
      over = true
      done()
    }
  })

  const next = (): Buffer => {
    const { bytes, revisionAt } = requests[sent % requests.length]!
    if (revisionAt >= 0)
      bytes.write(String((plan.firstRevision ?? 100_000) + Math.floor(sent / requests.length)), revisionAt)
    sent++
    return bytes
  }
  const send = (connection: Connection, since: number): void => {
    connection.flight = { since, head: null, left: 0, chunked: false, tail: '', body: '' }
    connection.socket.write(next())
  }
  const finish = (connection: Connection, status: number): void => {
    const flight = connection.flight!
    connection.flight = null
    if (status === 503) {
      shed++
      if (!over) setTimeout(() => over || goOn(connection), SHED_WAIT_MS)
      return
    }
    const right = status === 200 && (plan.expect === undefined || flight.body.includes(plan.expect))
    if (right) latencies.push(performance.now() - flight.since)
    else {
      failed++
      firstFailure ||= `${status} ${flight.body.slice(0, 300)}`
    }
    if (plan.count !== undefined && latencies.length + failed >= plan.count) allCame()
    if (!over) goOn(connection)
  }
  const goOn = (connection: Connection): void => {
    if (connection.flight) return
    if (plan.rate === undefined) send(connection, performance.now())
    else if (waiting.length > 0) send(connection, waiting.shift()!)
  }
  const read = (connection: Connection, chunk: Buffer): void => {
    const flight = connection.flight
    if (!flight) return
    let body = chunk
    if (flight.left === 0 && !flight.chunked) {
      const head: Buffer = flight.head ? Buffer.concat([flight.head, chunk]) : chunk
      const at = head.indexOf(HEAD_END)
      if (at < 0) {
        flight.head = head
        return
      }
      flight.head = head.subarray(0, at + 2)
      const length = /\r\ncontent-length: (\d+)/i.exec(flight.head.toString('latin1'))
      flight.chunked = !length
      flight.left = Number(length?.[1] ?? 0)
      body = head.subarray(at + 4)
    }
    if (plan.expect !== undefined || plan.rate !== undefined) flight.body += body.toString('latin1')
    const status = Number(flight.head?.toString('latin1', 9, 12))
    if (flight.chunked) {
      flight.tail = (flight.tail + body.toString('latin1', Math.max(0, body.length - 5))).slice(-5)
      if (flight.tail === '0\r\n\r\n') finish(connection, status)
      return
    }
    flight.left -= body.length
    if (flight.left <= 0) finish(connection, status)
  }
  const open = (): Promise<Connection> =>
    new Promise((done, fail) => {
      const socket = connect(plan.port, '127.0.0.1')
      const connection: Connection = { socket, flight: null }
      socket.setNoDelay(true)
      socket.once('connect', () => done(connection))
      socket.on('data', (chunk) => read(connection, chunk))
      socket.on('error', fail)
      socket.on('close', () => {
        if (!over) fail(new Error('The server closed a connection.'))
      })
    })
  for (let at = 0; at < plan.connections; at++) connections.push(await open())

  const began = performance.now()
  if (plan.rate === undefined) for (const connection of connections) send(connection, performance.now())
  else {
    let due = 0
    const tick = setInterval(() => {
      const wanted = ((performance.now() - began) * plan.rate!) / 1000
      for (; due < wanted && !over; due++) {
        const free = connections.find(({ flight }) => flight === null)
        if (free) send(free, performance.now())
        else waiting.push(performance.now())
      }
    }, 1)
    setTimeout(() => clearInterval(tick), plan.seconds * 1000)
  }
  await Promise.race([enough, new Promise((done) => setTimeout(done, Math.max(0, end - performance.now())))])
  const seconds = (performance.now() - began) / 1000
  const answered = latencies.length
  over = true
  const unanswered = plan.rate === undefined ? 0 : waiting.length
  // The last answers of a paced run still count as latencies.
  if (plan.rate !== undefined) await new Promise((done) => setTimeout(done, 500))
  for (const { socket } of connections) socket.destroy()
  process.stdout.write(
    JSON.stringify({
      perSecond: answered / seconds,
      ...summaryOf(latencies),
      failed,
      shed,
      unanswered,
      firstFailure,
      rounds: Math.ceil(sent / requests.length),
    }),
  )
}

let text = ''
for await (const chunk of process.stdin) text += chunk
await run(JSON.parse(text) as LoadPlan)
process.exit(0)
