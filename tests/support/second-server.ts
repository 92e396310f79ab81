import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port'
import { site } from './site'

const STANDALONE = '.next/standalone'

export type SecondServer = { url: string; stop: () => Promise<void> }

/** What makes a server's clock so much too fast, or too slow; what is waited for takes as long as ever. */
export const clockOffBy = (ms: number): Record<string, string> => {
  // A proxy and no class: a date that was made elsewhere is still one.
  const module = `const Real = Date, now = () => Real.now() + ${ms}
globalThis.Date = new Proxy(Real, {
  construct: (_, given, made) => Reflect.construct(Real, given.length > 0 ? given : [now()], made),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
})`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` }
}

/** One more server of the same build beside the site's own, on the same database. */
export const startServer = async (env: Record<string, string> = {}): Promise<SecondServer> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'build/server.mjs', STANDALONE],
    {
      env: { ...process.env, ...site().env, PORT: String(port), HOSTNAME: '127.0.0.1', ...env },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  const stop = async () => {
    const ended = server.exitCode === null && once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  const end = Date.now() + 60_000
  while (!(await isReady(url))) {
    if (server.exitCode === null && Date.now() < end) {
      await new Promise((done) => setTimeout(done, 200))
      continue
    }
    await stop()
    throw new Error('The second server does not answer.')
  }
  return { url, stop }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
