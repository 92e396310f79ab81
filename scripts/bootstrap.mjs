// Plain JavaScript that any Node from 18 on understands: it installs, then hands over to the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const MARK = join(project, 'node_modules/.plumbline-installed')
const NODE = join(project, 'node_modules/node/bin/node')
const FREE_BYTES = 1.5e9

const fail = (sentence) => {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex')

const isInstalled = () => existsSync(MARK) && existsSync(NODE) && readFileSync(MARK, 'utf8') === lockHash()

const install = () => {
  const disk = statfsSync(project)
  if (disk.bavail * disk.bsize < FREE_BYTES) {
    fail('The disk is nearly full: installing needs about 1.5 GB. Free some space and start again.')
  }
  console.log('Installing the packages of package-lock.json (npm ci) …')
  const result = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  })
  if (result.error) fail('npm was not found: install Node.js 20 or newer, which brings it, and start again.')
  if (result.status !== 0) {
    fail(
      'The packages could not be installed (npm ci, above): check the network, the disk and who owns this folder, and start again.',
    )
  }
  mkdirSync(dirname(MARK), { recursive: true })
  writeFileSync(MARK, lockHash())
}

/** Runs a TypeScript entry under the project's Node with everything installed; its exit code becomes ours. */
export const runInstalled = (entry, args = process.argv.slice(2)) => {
  const began = Date.now()
  if (!isInstalled()) install()
  const installed = Date.now()
  const path = `${join(project, 'node_modules/.bin')}:${join(project, 'node_modules/node/bin')}:${process.env.PATH}`
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', join(project, entry), ...args], {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: path,
      STARTER_BEGAN_MS: String(began),
      STARTER_INSTALL_MS: String(installed - began),
    },
  })
  // A terminal sends Ctrl-C to both; who signals only us means the child.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // npm passes a signal on to its shell, which dies of it and tells nobody: whoever has lost its parent was meant.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
