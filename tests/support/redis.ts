import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

/** Not every machine has it; nothing is installed for a test. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0
export const WITHOUT_REDIS = hasRedis ? '' : ' (left out: there is no redis-server on this machine)'

export type RedisServer = {
  url: string
  client: Redis
  /** Ends it as a crash would; `start` begins it again, empty, at the same address. */
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** A real Redis on this machine that forgets everything when it ends. */
export const startRedis = async (port: number): Promise<RedisServer> => {
  const dir = mkdtempSync(join(tmpdir(), 'plumbline-redis-'))
  let running: ChildProcess | undefined
  const client = new Redis({ port, retryStrategy: () => 100 })
  client.on('error', () => {})
  const start = async () => {
    running = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir],
      {
        stdio: 'ignore',
      },
    )
    await client.ping()
  }
  const kill = async () => {
    const ended = running && once(running, 'exit')
    running?.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    client,
    kill,
    start,
    stop: async () => {
      client.disconnect()
      await kill()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
