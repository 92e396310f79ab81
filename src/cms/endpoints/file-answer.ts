import { createHash } from 'node:crypto'
import { byteRange } from '@/domain/http/byte-range'
import { PERSONAL } from './define-endpoints'
import type { CallRequest } from './own-endpoint'

export type AnsweredFile = {
  bytes: number
  /** With its quotation marks: the same tag means the same bytes. */
  etag: string
  /** The bytes from `start` to `end`, both included. */
  read: (range: { start: number; end: number }) => BodyInit
}

/** A file, or the part of it that was asked for; how long it is, and which one, for who puts parts together. */
export const fileAnswer = ({
  file,
  req,
  headers,
}: {
  file: AnsweredFile
  req: Pick<CallRequest, 'headers'>
  headers: Record<string, string>
}): Response => {
  const { bytes, etag, read } = file
  const range = byteRange({
    header: req.headers.get('range'),
    ifRange: req.headers.get('if-range'),
    etag,
    size: bytes,
  })
  if (range === 'unsatisfiable')
    return new Response(JSON.stringify({ result: 416, message: 'rangeNotSatisfiable' }), {
      status: 416,
      headers: { ...PERSONAL, 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${bytes}` },
    })
  const named = { ...headers, 'Accept-Ranges': 'bytes', ETag: etag }
  if (range === 'whole')
    return new Response(bytes > 0 ? read({ start: 0, end: bytes - 1 }) : null, {
      headers: { ...named, 'Content-Length': String(bytes) },
    })
  const { start, end } = range
  return new Response(read(range), {
    status: 206,
    headers: {
      ...named,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${bytes}`,
    },
  })
}

/** A file that was drawn for this answer: its tag is that of its bytes, so that one drawn again alike is the same. */
export const drawnFile = (drawn: Uint8Array): AnsweredFile => ({
  bytes: drawn.byteLength,
  etag: `"${createHash('sha256').update(drawn).digest('base64url')}"`,
  read: ({ start, end }) => new Uint8Array(drawn.subarray(start, end + 1)),
})
