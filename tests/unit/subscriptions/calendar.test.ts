import { describe, expect, it } from 'vitest'
import { calendarOf } from '@/domain/subscriptions/letters/calendar'

const at = '2027-03-31T21:59:59.500Z'
const file = (summary: string) =>
  calendarOf({ entries: [{ uid: 'A-1@example.com', at, summary }], stampedAt: '2027-03-01T00:00:00.000Z' })

/** As a calendar reads it: lines that go on are one. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it('has the event at its instant, with a length and a reminder', () => {
    expect(unfolded(file('Weekly: $19.99 is charged'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plumbline//Plans//EN',
      'BEGIN:VEVENT',
      'UID:A-1@example.com',
      'DTSTAMP:20270301T000000Z',
      'DTSTART:20270331T215959Z',
      'DTEND:20270331T222959Z',
      'SUMMARY:Weekly: $19.99 is charged',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Weekly: $19.99 is charged',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it.each([
    ['signs that mean something to a calendar', 'A, b; c\\d', 'A\\, b\\; c\\\\d'],
    ['a line that would begin a property of its own', 'Plan\r\nATTENDEE:x', 'Plan\\nATTENDEE:x'],
  ])('keeps %s as text', (_, summary, written) => {
    expect(unfolded(file(summary))).toContain(`SUMMARY:${written}`)
  })

  it('has no line of more than 75 bytes and cuts no character', () => {
    const summary = '구독 🎓 '.repeat(30)
    const text = file(summary)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(unfolded(text)).toContain(`SUMMARY:${summary}`)
  })
})
