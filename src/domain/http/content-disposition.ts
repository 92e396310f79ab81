/** What no file system or header takes, and what turns the order of letters around. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"\\/:*?<>|%;]+/gu
const LONGEST = 100

/**
 * The header that saves an answer as a file (RFC 6266): a name in ASCII for old programs, and the whole name. `title` is
 * text of an editor, `extension` is without a dot.
 */
export const attachmentHeader = ({ title, extension }: { title: string; extension: string }): string => {
  const name = Array.from(title.normalize('NFC').replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, LONGEST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  const ascii = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\W_]+|[\W_]+$/g, '')
  const encoded = encodeURIComponent(`${name || 'file'}.${extension}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii || 'file'}.${extension}"; filename*=UTF-8''${encoded}`
}
