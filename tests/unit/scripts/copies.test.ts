import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Copy, removeOld, wayTo } from '../../../scripts/backup/copies'
import { listTimelines, parseLsn } from '../../../scripts/backup/timelines'
import { targetTime } from '../../../scripts/lib/target-time'

const at = (time: string) => new Date(`2026-11-29T${time}Z`)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-copies-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, written: Date, text: string | Buffer = '') => {
  writeFileSync(join(folder, path), text)
  utimesSync(join(folder, path), written, written)
}

const copy = (path: string, ended: string, timeline: number, lsn: string): Copy => ({
  path,
  began: at(ended),
  ended: at(ended),
  position: { timeline, at: parseLsn(lsn) },
})

describe('the way back to a moment', () => {
  // At 14:00 somebody restored 12:30, at 16:00 13:30 of what was lived first.
  const COPIES = [
    copy('a', '12:00:00', 1, '0/3000100'),
    copy('b', '13:00:00', 1, '0/5000100'),
    copy('c', '15:00:00', 2, '0/5000200'),
  ]
  beforeEach(() => {
    write('00000002.history.gz', at('14:00:00'), gzipSync('1\t0/4000000\tbefore 2026-11-29 12:30:01.5+00\n'))
    write('00000003.history.gz', at('16:00:00'), gzipSync('1\t0/6000000\tbefore 2026-11-29 13:30:01.5+00\n'))
  })

  it.each([
    ['12:30:00', 'a', 1],
    ['13:10:00', 'b', 1],
    ['13:59:00', 'b', 1],
    // The copy of 13:00 holds what was left behind at 14:00.
    ['14:30:00', 'a', 2],
    ['15:30:00', 'c', 2],
    ['16:30:00', 'b', 3],
    [null, 'b', 3],
  ])('%s: copy %s, timeline %i', (until, path, timeline) => {
    const way = wayTo(COPIES, { until: until ? at(until) : null, timelinesOf: () => listTimelines(folder) })
    expect([way?.copy.path, way?.timeline]).toEqual([path, timeline])
  })

  it('is none before the first copy ended', () => {
    expect(wayTo(COPIES, { until: at('11:59:59'), timelinesOf: () => listTimelines(folder) })).toBeNull()
  })

  it('is told to PostgreSQL with an offset: it does not start with a Z', () => {
    expect(targetTime(at('12:30:00.250'))).toBe('2026-11-29 12:30:00.250+00')
  })
})

it('removes old copies, the log before the oldest that stays, and what was broken off', () => {
  const day = (ago: number) => new Date(at('12:00:00').getTime() - ago * 86_400_000)
  for (const ago of [20, 16, 3, 0]) {
    mkdirSync(join(folder, `copy-${ago}`))
    const told = { began: day(ago), ended: day(ago), timeline: 1, lsn: '0/3000000' }
    write(`copy-${ago}/copy.json`, day(ago), JSON.stringify(told))
  }
  for (const [name, ago] of [
    ['copy-old.new', 2],
    ['copy-young.new', 0.5],
  ] as const) {
    mkdirSync(join(folder, name))
    utimesSync(join(folder, name), day(ago), day(ago))
  }
  mkdirSync(join(folder, 'log/77'), { recursive: true })
  write('log/77/000000010000000000000001.gz', day(16))
  write('log/77/00000002.history.gz', day(16))
  write('log/77/000000010000000000000002.gz', day(3))
  removeOld({ backups: folder, now: day(0), keepDays: 14 })
  expect(readdirSync(folder).toSorted()).toEqual(['copy-0', 'copy-3', 'copy-young.new', 'log'])
  expect(existsSync(join(folder, 'log/77/000000010000000000000001.gz'))).toBe(false)
  expect(readdirSync(join(folder, 'log/77')).toSorted()).toEqual([
    '000000010000000000000002.gz',
    '00000002.history.gz',
  ])
})
