import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { copyLive } from '../../../scripts/backup/copy-live'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-live-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('copies what is there, without what is not wanted and what goes meanwhile', () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  mkdirSync(join(from, 'base/5'), { recursive: true })
  mkdirSync(join(from, 'base/gone'))
  for (const name of ['PG_VERSION', 'base/5/1259', 'base/5/16384', 'postmaster.pid'])
    writeFileSync(join(from, name), name)
  copyLive(from, to, (path) => {
    if (path === join('base', '5', '16384') || path === join('base', 'gone'))
      rmSync(join(from, path), { recursive: true })
    return path !== 'postmaster.pid'
  })
  expect(readFileSync(join(to, 'PG_VERSION'), 'utf8')).toBe('PG_VERSION')
  expect(existsSync(join(to, 'base/5/1259'))).toBe(true)
  for (const name of ['base/5/16384', 'postmaster.pid']) expect(existsSync(join(to, name))).toBe(false)
})
