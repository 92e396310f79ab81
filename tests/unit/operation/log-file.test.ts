import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLogFile } from '../../../scripts/serve/log-file'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-log-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe("the starter's log of a program", () => {
  it('keeps everything, over a restart as well', () => {
    const path = join(folder, 'a.log')
    for (const words of ['one\n', 'two\n']) {
      const log = openLogFile(path)
      log.write(words)
      log.close()
    }
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n')
  })

  it('never takes more than twice its bound, and what it keeps is the newest', () => {
    const path = join(folder, 'b.log')
    const log = openLogFile(path, { mostBytes: 1_000 })
    for (let line = 0; line < 1_000; line++) log.write(`${String(line).padStart(9, '0')}\n`)
    log.close()
    expect(statSync(path).size).toBeLessThanOrEqual(1_000)
    expect(statSync(`${path}.1`).size).toBeLessThanOrEqual(1_000)
    expect(readFileSync(path, 'utf8').trim().split('\n').at(-1)).toBe('000000999')
  })

  // A device that is always full; Linux has it.
  it.runIf(process.platform === 'linux')('drops what a full disk does not take, and throws nothing', () => {
    const log = openLogFile('/dev/full')
    expect(() => log.write('lost\n')).not.toThrow()
    log.close()
  })
})
