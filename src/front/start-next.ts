import { readFileSync, watchFile } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type createNext from 'next'
import type * as nextServer from 'next/dist/server/lib/start-server'

type Given = {
  server: Server
  dir: string
  hostname: string
  port: number
  /** The module of a cache in place of Next's own; a build is made once and knows nothing of it. */
  cacheHandler?: string
}
type Started = {
  handle: (...asked: Parameters<RequestListener>) => Promise<void>
  close: () => Promise<void>
}

/**
 * Next of the standalone output at `dir`, as the `server.js` beside it starts it (node_modules/next/dist/build/utils.js
 * writes that file): the same configuration, the same function, but a server of ours. Next itself is taken from there as
 * well, because the pages bring theirs from there.
 */
export const startBuiltNext = async ({
  server,
  dir,
  hostname,
  port,
  cacheHandler,
}: Given): Promise<Started> => {
  const require = createRequire(join(dir, 'server.js'))
  Object.assign(process.env, {
    NODE_ENV: 'production',
    __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify({
      ...configOf(dir),
      ...(cacheHandler && { cacheHandler }),
    }),
    // Where Next reaches itself; without it, it would believe the request's Host.
    __NEXT_PRIVATE_ORIGIN: `http://${reachable(hostname)}:${port}`,
  })
  process.chdir(dir)
  require('next')
  const { getRequestHandlers } = require('next/dist/server/lib/start-server') as typeof nextServer
  const { requestHandler, server: pages } = await getRequestHandlers({
    dir,
    port,
    hostname,
    isDev: false,
    onDevServerCleanup: undefined,
    server,
  })
  return { handle: async (...asked) => void (await requestHandler(...asked)), close: () => pages.close() }
}

/** How a process reaches what listens on `hostname` of its own machine. */
export const reachable = (hostname: string): string => {
  if (hostname === '0.0.0.0') return 'localhost'
  if (hostname === '::') return '[::1]'
  return hostname.includes(':') ? `[${hostname}]` : hostname
}

/** The configuration that was built, out of the file that Next would be started by. */
const configOf = (dir: string): object => {
  const [, config] = /^const nextConfig = (\{.*\})$/m.exec(readFileSync(join(dir, 'server.js'), 'utf8')) ?? []
  if (config === undefined) throw new Error(`${dir}/server.js does not hold the configuration of the build.`)
  return JSON.parse(config)
}

/** Next in development, on the sources at `dir`. It takes upgrades as well, for its own tools. */
export const startDevelopmentNext = async ({ server, dir, hostname, port }: Given): Promise<Started> => {
  const next = createRequire(join(dir, 'package.json'))('next') as typeof createNext
  const app = next({ dev: true, dir, hostname, port, httpServer: server })
  await app.prepare()
  // Whoever started us starts us again (scripts/serve/processes.ts).
  watchFile(join(dir, 'next.config.ts'), { interval: 1_000 }, () => process.exit(0))
  const handle = app.getRequestHandler()
  return { handle: (...asked) => handle(...asked), close: () => app.close() }
}
