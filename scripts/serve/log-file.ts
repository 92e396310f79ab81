import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs'

const MOST_BYTES = 10e6

export type LogFile = { write: (chunk: Buffer | string) => void; close: () => void }

/**
 * A log that never grows beyond twice `mostBytes` (the file and one older) and that a full disk cannot stop: what does
 * not fit is dropped, and a line says how much once there is room again. Written at once, so a crash loses nothing.
 */
export const openLogFile = (path: string, { mostBytes = MOST_BYTES } = {}): LogFile => {
  let file = openSync(path, 'a')
  let size = statSync(path).size
  let dropped = 0

  const turn = (): void => {
    closeSync(file)
    renameSync(path, `${path}.1`)
    file = openSync(path, 'a')
    size = 0
  }

  const put = (bytes: Buffer): void => {
    if (size > 0 && size + bytes.length > mostBytes) turn()
    let done = 0
    while (done < bytes.length) done += writeSync(file, bytes, done)
    size += bytes.length
  }

  return {
    write: (chunk) => {
      const bytes = Buffer.from(chunk)
      try {
        if (dropped > 0) {
          put(Buffer.from(`${lineAbout(dropped)}\n`))
          dropped = 0
        }
        put(bytes)
      } catch {
        dropped += bytes.length
      }
    },
    close: () => closeSync(file),
  }
}

const lineAbout = (bytes: number): string =>
  JSON.stringify({
    time: new Date().toISOString(),
    level: 'warn',
    at: 'starter',
    message: 'the log could not be written for a while',
    droppedBytes: bytes,
  })
