const UNRESERVED = /[\w.~-]/

/**
 * The one spelling of a request's target that every rule of ours and Next's router read alike, or null when there is
 * none. Escaped letters, digits and `-._~` are written out (RFC 3986, 6.2.2.2), other escapes in capitals. Null: dot
 * segments in any spelling, empty segments, backslashes, escaped slashes and control characters, escapes that are no
 * text, Next's data paths,
 * anything that no client may send raw. The search stays as it came.
 */
export const canonicalUrl = (url: string): string | null => {
  if (url === '*') return url
  const end = url.indexOf('?')
  const path = (end < 0 ? url : url.slice(0, end)).replace(/%([0-9a-f]{2})/gi, (escaped, hex) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16))
    return UNRESERVED.test(letter) ? letter : escaped.toUpperCase()
  })
  return isPlain(path) && isText(path) ? path + (end < 0 ? '' : url.slice(end)) : null
}

const isText = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const isPlain = (path: string): boolean =>
  /^\/[!"$-[\]-~]*$/.test(path) &&
  !path.includes('//') &&
  // Next takes it for another spelling of any path; no page of ours is asked for in that way.
  !/^\/_next\/data(?:\/|$)/i.test(path) &&
  !/\/\.\.?(?:\/|$)/.test(path) &&
  !/%(?![0-9A-F]{2})|%(?:2F|5C|[01]|7F)/.test(path)
