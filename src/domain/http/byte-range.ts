const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i

/**
 * Which bytes of a file a Range header asks for (RFC 9110, 14.2); `end` is the last byte, not the one behind it. A server may
 * ignore what it does not serve, so several ranges, another unit and nonsense mean the whole file. A range that
 * begins behind the last byte is to be answered with 416. `ifRange` is the If-Range header: whoever has a part of another
 * file than the one with this `etag` gets the whole of it.
 */
export const byteRange = ({
  header,
  ifRange = null,
  etag,
  size,
}: {
  header: string | null
  ifRange?: string | null
  /** With its quotation marks, and strong: the same tag means the same bytes. */
  etag: string
  size: number
}): { start: number; end: number } | 'whole' | 'unsatisfiable' => {
  if (ifRange !== null && ifRange.trim() !== etag) return 'whole'
  const [match, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (!match || (!first && !last)) return 'whole'
  if (!first) return lastBytes(Number(last), size)
  const start = Number(first)
  const end = last ? Number(last) : size - 1
  if (last && end < start) return 'whole'
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable'
}

const lastBytes = (count: number, size: number) =>
  count > 0 && size > 0 ? { start: Math.max(0, size - count), end: size - 1 } : 'unsatisfiable'
