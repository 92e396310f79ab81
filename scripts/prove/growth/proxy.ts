import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestOf } from '../../bench/lib/load'
import { freePort } from '../../test/test-site'
import { load } from '../lib/load'
import { startProxy, startServer } from '../lib/servers'

const LOAD_SECONDS = 5

/** How many landing pages a second one server gives alone, and one, two and four behind the proxy. */
export const throughput = async ({
  project,
  env,
  landing,
  say,
}: {
  project: string
  env: Record<string, string | undefined>
  landing: string
  say: (line: string) => void
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-growth-'))
  // nginx's workers run as nobody when it is started by root.
  chmodSync(folder, 0o755)
  const rows: { what: string; perSecond: number }[] = []
  const ask = async (what: string, port: number) => {
    const plan = {
      port,
      connections: 24,
      seconds: LOAD_SECONDS,
      requests: [requestOf({ path: landing, headers: { 'Accept-Encoding': 'gzip' } })],
    }
    await load({ ...plan, seconds: 2 })
    const { perSecond, shed, failed, firstFailure } = await load(plan)
    if (failed > 0) throw new Error(`${what}: ${failed} answers were not right, the first: ${firstFailure}`)
    say(`${what}: ${Math.round(perSecond)} a second${shed ? `, ${shed} turned away` : ''}`)
    rows.push({ what, perSecond })
  }
  const ports: number[] = []
  const servers: { stop: () => Promise<void> }[] = []
  const proxy = await startProxy({ project, folder, port: await freePort() })
  try {
    for (const count of [1, 2, 4]) {
      while (ports.length < count) {
        const port = await freePort()
        servers.push(
          await startServer({
            name: `server-${ports.length + 1}`,
            build: project,
            folder,
            port,
            env,
          }),
        )
        ports.push(port)
      }
      await proxy.to(ports)
      if (count === 1) await ask('landing, one server alone', ports[0] ?? 0)
      await ask(`landing, ${count} behind the proxy`, Number(new URL(proxy.url).port))
    }
  } finally {
    proxy.stop()
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}
