import { describe, expect, it } from 'vitest'
import { cueAt, parseCaptions, timeOf } from '@/domain/centre/captions'

const FILE = `\uFEFFWEBVTT - a title

NOTE who wrote it --> nobody

STYLE
::cue { color: red }

1
00:00.000 --> 00:04.000 line:0
<v Anna>Breathe <b>in</b>

00:04.000 --> 01:00:10.500
Breathe out &amp; wait
for a moment`

describe('captions', () => {
  it('are read as plain text with their times', () => {
    const cues = [
      { start: 0, end: 4, text: 'Breathe in' },
      { start: 4, end: 3610.5, text: 'Breathe out & wait for a moment' },
    ]
    expect(parseCaptions(FILE)).toEqual(cues)
    expect(parseCaptions(FILE.replaceAll('\n', '\r\n'))).toEqual(cues)
  })

  it.each([
    ['nothing', ''],
    ['only a head', 'WEBVTT'],
    ['times that are none', 'WEBVTT\n\n00:99.000 --> 00:04.000\na'],
    ['an end before its start', 'WEBVTT\n\n00:05.000 --> 00:04.000\na'],
    ['a cue that says nothing', 'WEBVTT\n\n00:01.000 --> 00:04.000\n<i></i>'],
  ])('of %s have no cue', (_, file) => {
    expect(parseCaptions(file)).toEqual([])
  })

  it('have one cue at a time', () => {
    const cues = parseCaptions(FILE)
    expect([0, 3.99, 4, 3610.5].map((seconds) => cueAt(cues, seconds))).toEqual([0, 0, 1, -1])
    expect(cueAt([], 1)).toBe(-1)
  })
})

it('a time is written in minutes and seconds', () => {
  expect([0, 9.9, 75, 3600, -1].map(timeOf)).toEqual(['0:00', '0:09', '1:15', '60:00', '0:00'])
})
