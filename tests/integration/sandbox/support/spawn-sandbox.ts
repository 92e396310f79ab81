import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGateway as createSandboxGateway } from '@/gateways/payments/sandbox/create-gateway'
import { buildSandbox } from './build-sandbox'

export const SECRET_KEY = 'sk_sandbox_4f9a0c61d2b84e7790b3'
export const WEBHOOK_SECRET = 'whsec_sandbox_91c7e0b35ad2486f'
export const SITE_ORIGIN = 'http://127.0.0.1:3999'

type Options = { dataDir?: string; port?: number; webhookUrl?: string; siteOrigin?: string }

/** The real process over real HTTP. `output` is everything it ever printed. */
export const spawnSandbox = async ({
  dataDir,
  port = 0,
  webhookUrl = '',
  siteOrigin = SITE_ORIGIN,
}: Options = {}) => {
  const directory = dataDir ?? mkdtempSync(join(tmpdir(), 'sandbox-data-'))
  const child = spawn(process.execPath, [await buildSandbox()], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      NODE_ENV: 'test',
      SANDBOX_PORT: String(port),
      SANDBOX_DATA_DIR: directory,
      SANDBOX_SECRET_KEY: SECRET_KEY,
      SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SANDBOX_WEBHOOK_URL: webhookUrl,
      SANDBOX_SITE_ORIGINS: siteOrigin,
      SANDBOX_TEST_CONTROLS: '1',
    },
  })
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const url = await listening(child, output)
  return {
    url,
    dataDir: directory,
    child,
    output,
    port: Number(new URL(url).port),
    gateway: createSandboxGateway({
      apiUrl: url,
      publicUrl: url,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
    }),
    kill: (signal: NodeJS.Signals = 'SIGTERM') => stop(child, signal),
  }
}
export type SandboxProcess = Awaited<ReturnType<typeof spawnSandbox>>

const listening = (child: ChildProcess, output: string[]) =>
  new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url))
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${output.join('')}`)))
  })

const stop = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    child.kill(signal)
  })
