import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../../lib/problem.ts'
import { waitForHttp } from '../../serve/checks.ts'
import { keepRunning, type Running } from '../../serve/processes.ts'

/** A generator's few connections are kept for the whole measure; nginx would close each after a thousand requests. */
const MANY = 10_000_000

type Env = Record<string, string | undefined>

/** One more server of a build, with a folder of its own as on a machine of its own. */
export const startServer = async ({
  name,
  build,
  folder,
  port,
  env,
}: {
  name: string
  /** Folder of a built project. */
  build: string
  folder: string
  port: number
  env: Env
}): Promise<Running> => {
  const standalone = join(folder, name)
  if (!existsSync(standalone))
    cpSync(join(build, '.next/standalone'), standalone, { recursive: true, verbatimSymlinks: true })
  const running = keepRunning({
    program: {
      name,
      args: [join(build, 'build/server.mjs'), standalone],
      cwd: standalone,
      env: { ...env, PORT: String(port), NODE_ENV: 'production' },
    },
    logs: folder,
  })
  const up = await waitForHttp({ url: `http://127.0.0.1:${port}/api/app/v2/view?hl=EN`, seconds: 60 })
  if (!up) throw new Problem(`${name} did not answer: ${folder}/${name}.log`)
  running.settle()
  return running
}

/** nginx with the committed configuration, its servers and port put in. Reloading it sends new requests to another list. */
export const startProxy = async ({
  project,
  folder,
  port,
}: {
  project: string
  folder: string
  port: number
}) => {
  const binary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
  if (!binary) throw new Problem('nginx is not installed: apt-get install nginx-light')
  mkdirSync(join(folder, 'pages'), { recursive: true })
  const file = join(folder, 'nginx.conf')
  const committed = readFileSync(join(project, 'docs/deploy/nginx.conf'), 'utf8')
  const write = (ports: readonly number[]) => {
    const servers = ports
      .map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`)
      .join('\n')
    const own = committed
      .replace(/^ {4}server server-1[\s\S]*?server-3:.*$/m, servers)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll('/var/cache/nginx', folder)
    writeFileSync(
      file,
      `daemon off;\npid ${join(folder, 'nginx.pid')};\nerror_log ${join(folder, 'nginx.log')};\n${own.replace('http {', `http {\n  access_log off;\n  keepalive_requests ${MANY};`)}`,
    )
  }
  const command = (ports: readonly number[]) => {
    write(ports)
    return spawn(binary, ['-c', file], { stdio: 'inherit' })
  }
  let child: ReturnType<typeof command> | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    /** Sends to these from now on; what is under way ends where it is. */
    to: async (ports: readonly number[]) => {
      if (!child) child = command(ports)
      else {
        write(ports)
        child.kill('SIGHUP')
      }
      await waitForHttp({ url: `http://127.0.0.1:${port}/healthz`, seconds: 20 })
    },
    stop: () => void child?.kill('SIGQUIT'),
  }
}
