import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Mailbox = { smtpUrl: string; url: string; stop: () => Promise<void> }

/** A real SMTP server that keeps what it gets; GET /?to=… gives the raw messages of an address as a JSON list. */
export const startMailbox = async (): Promise<Mailbox> => {
  const kept: { to: string[]; raw: string }[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        kept.push({
          to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  const http = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')?.toLowerCase()
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
