import { describe, expect, it } from 'vitest'
import { byteRange } from '@/domain/http/byte-range'

const SIZE = 1000
const ETAG = '"a"'

const CASES: [what: string, header: string | null, answer: ReturnType<typeof byteRange>][] = [
  ['no header', null, 'whole'],
  ['an empty header', '', 'whole'],
  ['the first hundred bytes', 'bytes=0-99', { start: 0, end: 99 }],
  ['one byte', 'bytes=0-0', { start: 0, end: 0 }],
  ['the last byte by its number', 'bytes=999-999', { start: 999, end: 999 }],
  ['all from a byte on', 'bytes=500-', { start: 500, end: 999 }],
  ['all bytes as a range', 'bytes=0-', { start: 0, end: 999 }],
  ['an end behind the file', 'bytes=900-5000', { start: 900, end: 999 }],
  ['the last two hundred', 'bytes=-200', { start: 800, end: 999 }],
  ['more last bytes than there are', 'bytes=-5000', { start: 0, end: 999 }],
  ['the unit in capitals, with spaces around', ' Bytes=1-2 ', { start: 1, end: 2 }],
  ['a start behind the file', 'bytes=1000-', 'unsatisfiable'],
  ['a range behind the file', 'bytes=1000-1001', 'unsatisfiable'],
  ['the last no bytes', 'bytes=-0', 'unsatisfiable'],
  ['an end before the start', 'bytes=9-3', 'whole'],
  ['an end before the start, behind the file', 'bytes=2000-1500', 'whole'],
  ['several ranges', 'bytes=0-1,5-9', 'whole'],
  ['another unit', 'pages=0-1', 'whole'],
  ['no number', 'bytes=-', 'whole'],
  ['a word', 'bytes=a-b', 'whole'],
  ['a fraction', 'bytes=0.5-9', 'whole'],
  ['a number longer than any file', `bytes=${'9'.repeat(400)}-`, 'whole'],
]

describe('a Range header', () => {
  it.each(CASES)('%s', (_what, header, answer) => {
    expect(byteRange({ header, etag: ETAG, size: SIZE })).toEqual(answer)
  })

  it.each([
    ['the file that is there', ETAG, { start: 0, end: 9 }],
    ['another one', '"b"', 'whole'],
    ['the same in what it says only', `W/${ETAG}`, 'whole'],
    ['one of a day', 'Sat, 28 Nov 2026 10:00:00 GMT', 'whole'],
    ['nothing', '', 'whole'],
  ])('holds for who has a part of %s', (_what, ifRange, answer) => {
    expect(byteRange({ header: 'bytes=0-9', ifRange, etag: ETAG, size: SIZE })).toEqual(answer)
  })

  it.each([
    ['from its first byte on', 'bytes=0-'],
    ['its last bytes', 'bytes=-5'],
  ])('of an empty file is beyond it: %s', (_what, header) => {
    expect(byteRange({ header, etag: ETAG, size: 0 })).toBe('unsatisfiable')
  })
})
