/**
 * Reads what a mail server writes when it could not deliver a mail that it had taken: a delivery status notification
 * (RFC 3464) in a multipart/report (RFC 6522).
 */

/** A longer notice is not read: one without the returned mail has a few thousand characters. */
export const MOST_NOTICE_CHARS = 200_000

export type ReturnedNotice = {
  /** With their angle brackets, the returned mail's own first. At most ten. */
  messageIds: string[]
  /** The enhanced status code of RFC 3463, as `5.1.1`; `5.0.0` where the notice has none. It describes only. */
  status: string
  /** What the server says of it, on one line and without any address; may be empty. */
  reason: string
}

/** null: no such notice, or of a mail that waits, arrived, or was handed on. */
export const readReturnedNotice = (raw: string): ReturnedNotice | null => {
  if (raw.length > MOST_NOTICE_CHARS) return null
  const notice = entityOf(raw.replace(/\r\n?/g, '\n').replace(/^(?:From .*)?\n*/, ''))
  const type = notice.fields.get('content-type') ?? ''
  if (!/^multipart\/report\b/i.test(type) || !/^delivery-status$/i.test(parameterOf(type, 'report-type')))
    return null
  const parts = partsOf({ body: notice.body, boundary: parameterOf(type, 'boundary') })
  const told = parts.find(isOf(/^message\/(?:global-)?delivery-status\b/i))
  const failure = told && failureIn(told.body)
  if (!failure) return null
  const returned = parts.find(isOf(/^(?:message\/(?:rfc822|global|global-headers)|text\/rfc822-headers)\b/i))
  const named = [
    returned && entityOf(returned.body.replace(/^\n+/, '')).fields.get('message-id'),
    notice.fields.get('in-reply-to'),
    notice.fields.get('references'),
  ]
  const messageIds = named.flatMap((field) => field?.match(/<[^<>\s]{3,250}>/g) ?? [])
  return messageIds.length > 0 ? { messageIds: [...new Set(messageIds)].slice(0, 10), ...failure } : null
}

/** Header fields by their names in small letters, the first of each; and what follows the first empty line. */
type Entity = { fields: Map<string, string>; body: string }

const entityOf = (text: string): Entity => {
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n')
  const head = end < 0 ? text : text.slice(0, end)
  return { fields: fieldsOf(head), body: end < 0 ? '' : text.slice(end).replace(/^\n{1,2}/, '') }
}

const fieldsOf = (head: string): Map<string, string> => {
  const fields = new Map<string, string>()
  // A field goes on in the next line where that begins with a blank.
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (name && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

const isOf =
  (type: RegExp) =>
  ({ fields }: Entity): boolean =>
    type.test(fields.get('content-type') ?? '')

/** The value of a parameter of Content-Type, without its quotation marks; '' where there is none. */
const parameterOf = (type: string, name: string): string => {
  for (const parameter of type.split(';').slice(1)) {
    const [key = '', ...value] = parameter.split('=')
    if (key.trim().toLowerCase() === name) return value.join('=').trim().replace(/^"|"$/g, '')
  }
  return ''
}

const partsOf = ({ body, boundary }: { body: string; boundary: string }): Entity[] => {
  if (!boundary) return []
  const parts: string[][] = []
  for (const line of body.split('\n')) {
    if (line.trimEnd() === `--${boundary}--`) break
    if (line.trimEnd() === `--${boundary}`) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.map((lines) => entityOf(lines.join('\n')))
}

/** Failed, in words that say nothing more (RFC 3463). */
const UNSPECIFIED = '5.0.0'

/**
 * Of the fields of each recipient, which follow those of the mail, the first that failed. `Action` decides: a mail is given
 * up for good also where days of trying ended (4.4.7), as with the mistyped domain whose server never answers.
 */
const failureIn = (status: string): Pick<ReturnedNotice, 'status' | 'reason'> | null => {
  for (const group of status.split(/\n(?:[ \t]*\n)+/).map(fieldsOf)) {
    // A comment in brackets may follow it, and the status.
    const failed = /^failed(?![\w-])/i.test(group.get('action') ?? '')
    if (!failed) continue
    const [code = UNSPECIFIED] = /^[245]\.\d{1,3}\.\d{1,3}(?!\d)/.exec(group.get('status') ?? '') ?? []
    return { status: code, reason: reasonOf(group) }
  }
  return null
}

const reasonOf = (group: Map<string, string>): string => {
  const said = (group.get('diagnostic-code') ?? '').slice(0, 2_000).replace(/^[\w-]{1,40};/, '')
  const names = ['final-recipient', 'original-recipient'].flatMap((name) => {
    const [, local = ''] = /^(?:[^;]*;)?\s*<?([^@\s<>]+)@/.exec(group.get(name) ?? '') ?? []
    return local.length > 2 && local.length <= 64 ? [local] : []
  })
  const everywhere = (name: string) => new RegExp(name.replace(/\W/g, '\\$&'), 'gi')
  return names
    .reduce((text, name) => text.replace(everywhere(name), '…'), said.replace(/[^\s<>]+@[^\s<>]+/g, '…'))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 500)
}
