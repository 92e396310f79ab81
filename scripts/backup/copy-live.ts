import { copyFileSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies a folder in which somebody works on: what goes while it is copied is not missing, PostgreSQL's log says what became of
 * it. `wanted` is asked with the path inside the folder.
 */
export const copyLive = (from: string, to: string, wanted: (path: string) => boolean): void => {
  const copy = (inside: string): void => {
    mkdirSync(join(to, inside), { recursive: true, mode: 0o700 })
    for (const entry of readdirSync(join(from, inside), { withFileTypes: true })) {
      const path = join(inside, entry.name)
      if (!wanted(path)) continue
      try {
        if (entry.isDirectory()) copy(path)
        else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(from, path)), join(to, path))
        else if (entry.isFile()) copyFileSync(join(from, path), join(to, path))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
  }
  copy('')
}
