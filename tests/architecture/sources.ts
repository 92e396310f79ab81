import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Source } from './arrows'

const src = fileURLToPath(new URL('../../src', import.meta.url))

/** Every source file below `src/`. */
export const readSources = (): Source[] =>
  readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(src, path), text: readFileSync(path, 'utf8') }))
