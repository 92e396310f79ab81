import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Mailbox = { smtpUrl: string; url: string; stop: () => Promise<void> }

/** How the mail server behaves: `slow` answers a mail after 30 s, `dies` takes it and cuts the connection before it says so. */
export type MailboxMode = 'ok' | 'down' | 'greylists' | 'slow' | 'dies'

const MODES: MailboxMode[] = ['ok', 'down', 'greylists', 'slow', 'dies']
const SLOW_MS = 30_000
type Answer = [code: number, words: string]
const NO_SUCH_MAILBOX: Answer = [550, 'No such mailbox']
const COME_BACK_LATER: Answer = [451, 'Come back later']
const ANSWERS: Partial<Record<MailboxMode, Answer>> = {
  down: [421, 'Not now'],
  greylists: COME_BACK_LATER,
}
const refusalOf = ([responseCode, words]: Answer | [] = []) =>
  responseCode ? Object.assign(new Error(words), { responseCode }) : null

/**
 * A real SMTP server that keeps what it gets; GET /?to=… gives the raw messages of an address as a JSON list, POST /?mode=…
 * says how it behaves from now on, POST /?to=…&putOff=2 has the next two mails to an address come back later. Nobody
 * has no mailbox: an address that begins with `nobody` is refused for good.
 */
export const startMailbox = async (): Promise<Mailbox> => {
  const kept: { to: string[]; raw: string }[] = []
  let mode: MailboxMode = 'ok'
  const putOff = new Map<string, number>()
  const refusal = () => refusalOf(ANSWERS[mode])
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_, done) => done(mode === 'down' ? refusal() : null),
    onRcptTo: ({ address }, _, done) => {
      const left = putOff.get(address.toLowerCase()) ?? 0
      putOff.set(address.toLowerCase(), left - 1)
      if (address.startsWith('nobody')) return done(refusalOf(NO_SUCH_MAILBOX))
      done(left > 0 ? refusalOf(COME_BACK_LATER) : refusal())
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        kept.push({
          to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        if (mode === 'slow') return setTimeout(done, SLOW_MS)
        // Kept, and nobody is told: whoever sent it must think that it was lost.
        if (mode === 'dies') return cut()
        done()
      })
    },
  })
  // A worker that is killed in the middle of a mail resets its connection. No mail server falls over that.
  smtp.on('error', () => {})
  const sockets = new Set<Socket>()
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const http = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const to = searchParams.get('to')?.toLowerCase()
    const wanted = MODES.find((one) => one === searchParams.get('mode'))
    if (request.method === 'POST' && wanted) mode = wanted
    if (request.method === 'POST' && to) putOff.set(to, Number(searchParams.get('putOff')))
    const found = kept.filter((mail) => !to || mail.to.includes(to)).map(({ raw }) => raw)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(found))
  })
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done))
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  return {
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    stop: async () => {
      await new Promise<void>((done) => smtp.close(() => done()))
      http.closeAllConnections()
      await new Promise<void>((done) => http.close(() => done()))
    },
  }
}
