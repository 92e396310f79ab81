import { createConnection, createServer } from 'node:net'
import pg from 'pg'
import { Problem } from '../lib/problem.ts'

/** Refuses a taken port with the way out. */
export const checkPort = async ({
  port,
  name,
  way,
}: {
  port: number
  name: string
  way: string
}): Promise<void> => {
  const code = await new Promise<string | null>((done) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'UNKNOWN'))
    probe.listen(port, '0.0.0.0', () => probe.close(() => done(null)))
  })
  if (code === 'EACCES') throw new Problem(`Port ${port} for the ${name} may only be used by root: ${way}`)
  if (code !== null || (await answers(port))) {
    throw new Problem(`Port ${port} for the ${name} is taken by another program: stop it, or ${way}`)
  }
}

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

/** Waits until an address answers. */
export const waitForHttp = async ({ url, seconds }: { url: string; seconds: number }): Promise<boolean> => {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    )
    if (response && response.status < 500) return true
    await new Promise((done) => setTimeout(done, 100))
  }
  return false
}
