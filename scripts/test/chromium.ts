import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Problem } from '../lib/problem.ts'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A real Chromium for the tests: the machine's, or Debian's package where we may install it. */
export const ensureChromium = (): string => {
  const found = process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path))
  if (found) return found
  const root = process.getuid?.() === 0
  const sudo = root ? [] : ['sudo', '-n']
  console.log('Installing Chromium and fonts for the tests (apt-get) …')
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'],
  ]) {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = PLACES.find((path) => existsSync(path))
  if (!installed)
    throw new Problem(
      'The end-to-end tests need Chromium: install it (apt-get install chromium), or name it with CHROMIUM=/path npm test.',
    )
  return installed
}

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
