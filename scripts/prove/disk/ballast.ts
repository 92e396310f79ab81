import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type SmallDisk = { path: string; fill: () => void; free: () => void; remove: () => void }

/** A disk of its own in memory. Only root may make one. */
export const makeSmallDisk = (megabytes: number): SmallDisk => {
  const path = mkdtempSync('/tmp/plumbline-disk-')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', path])
  const ballast = join(path, 'ballast')
  return {
    path,
    /** To the last byte. */
    fill: () => {
      const file = openSync(ballast, 'a')
      for (const size of [1 << 20, 1 << 12, 1]) {
        const bytes = Buffer.alloc(size)
        try {
          for (;;) writeSync(file, bytes)
        } catch {
          // Full to within `size`.
        }
      }
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
