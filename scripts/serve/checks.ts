import { type AddressInfo, createConnection, createServer } from 'node:net'
import pg from 'pg'
import { Problem } from '../lib/problem.ts'

type Port = { port: number; name: string; way: string }

/** Refuses a taken port with the way out. */
export const checkPort = async ({ port, name, way }: Port): Promise<void> => {
  const code = await codeOf(port)
  if (code === 'EACCES') throw new Problem(`Port ${port} for the ${name} may only be used by root: ${way}`)
  if (code !== null || (await answers(port))) {
    throw new Problem(`Port ${port} for the ${name} is taken by another program: stop it, or ${way}`)
  }
}

/** The port of the sandbox gateway: the asked one, else the one after the site's, or any free one where that is taken. */
export const sandboxPortBeside = async (
  port: number,
  { asked }: { asked: number | undefined },
): Promise<number> => {
  if (asked !== undefined) return asked
  const next = port + 1
  const isFree = next < PORTS && (await codeOf(next)) === null && !(await answers(next))
  return isFree ? next : freePort()
}

const PORTS = 65_536

/** What the system says to whoever would listen there; null: nothing against it. */
const codeOf = (port: number): Promise<string | null> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'UNKNOWN'))
    probe.listen(port, '0.0.0.0', () => probe.close(() => done(null)))
  })

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '0.0.0.0', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = createConnection({ port, host: '127.0.0.1', timeout: 500 })
    const end = (result: boolean) => {
      socket.destroy()
      done(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })

/** Refuses a database that does not answer or is too old. */
export const checkDatabase = async (url: string): Promise<void> => {
  const { host, pathname } = new URL(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query('show server_version_num')
    if (Number(rows[0]?.server_version_num) < 150_000) {
      throw new Problem(
        `The database at ${host} is older than PostgreSQL 15: upgrade it, or remove DATABASE_URL to use the embedded one.`,
      )
    }
  } catch (error) {
    if (error instanceof Problem) throw error
    const said =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new Problem(
      `The database ${pathname.slice(1)} at ${host} cannot be reached (${said}): check DATABASE_URL and that PostgreSQL runs, or remove it to use the embedded one.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}

/** Waits until an address answers; the signal ends the waiting. */
export const waitForHttp = async ({
  url,
  seconds,
  signal,
}: {
  url: string
  seconds: number
  signal?: AbortSignal
}): Promise<boolean> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end && !signal?.aborted) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    )
    if (response && response.status < 500) return true
    await new Promise((done) => setTimeout(done, 100))
  }
  return false
}
