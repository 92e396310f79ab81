import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { MOST_PIXELS_OF_VISITORS } from '@/domain/accounts/picture-format'
import { logger } from '@/gateways/logs/log'

const log = logger('picture')

const EDGE = 256
const MOST_MS = 6_000
const MOST_HEAP_MB = 64
/** How portrait-program.ts ends when it cannot read a file. */
const UNREADABLE = 2

export type PortraitProgram = { path: string; mostMs?: number }

/** Built beside the program that runs (scripts/lib/build.ts). */
const ours = (): PortraitProgram => ({ path: join(dirname(process.argv[1] ?? ''), 'portrait.mjs') })

/**
 * A picture that a stranger sent as a square WebP of 256 pixels, drawn by a process of its own: it holds no thread of this
 * one, knows none of its secrets, and is killed when it takes too long. null: no picture that can be read.
 */
export const drawPortrait = async (
  file: Uint8Array,
  { path, mostMs = MOST_MS }: PortraitProgram = ours(),
): Promise<Buffer | null> => {
  const heap = `--max-old-space-size=${MOST_HEAP_MB}`
  const child = spawn(process.execPath, [heap, path, String(MOST_PIXELS_OF_VISITORS), String(EDGE)], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: mostMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<{ code: number | null; signal: string | null }>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code, signal) => done({ code, signal }))
  })
  // It may end before it has read all of it.
  child.stdin.on('error', () => {})
  child.stdin.end(file)
  const [drawn, { code, signal }] = await Promise.all([buffer(child.stdout), ended])
  if (code === 0 && drawn.length > 0) return drawn
  if (code !== UNREADABLE && signal === null) throw new Error(`The program of portraits ended with ${code}.`)
  if (signal !== null) log.warn('a picture was given up', { signal, bytes: file.length })
  return null
}
