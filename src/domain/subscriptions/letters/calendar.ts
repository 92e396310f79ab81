import { type Instant, instantOf, millis } from '../period'

export type CalendarEntry = {
  /** The same for the same event in every file, so that a calendar keeps one. */
  uid: string
  at: Instant
  summary: string
}

const MINUTES = 60_000
/** A calendar shows nothing of no length. */
const LENGTH_MS = 30 * MINUTES
/** Bytes of a line, the end of line not counted (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/** A calendar file (RFC 5545) with one entry each, and a reminder the day before. @param stampedAt when it was made. */
export const calendarOf = ({
  entries,
  stampedAt,
}: {
  entries: readonly CalendarEntry[]
  stampedAt: Instant
}): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plumbline//Plans//EN',
    ...entries.flatMap(({ uid, at, summary }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stampOf(stampedAt)}`,
      `DTSTART:${stampOf(at)}`,
      `DTEND:${stampOf(instantOf(millis(at) + LENGTH_MS))}`,
      `SUMMARY:${escapeText(summary)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')

/** `20270331T215959Z` */
const stampOf = (at: Instant): string => instantOf(millis(at)).replace(/[-:]|\.\d+/g, '')

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n]/g, '\\n')

/** A line goes on in the next one after a blank; no character is cut in two. */
const fold = (line: string): string => {
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = bytesOf(character)
    if (length + bytes > LONGEST_LINE) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}

/** In UTF-8. */
const bytesOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
