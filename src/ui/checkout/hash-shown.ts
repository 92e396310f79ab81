/**
 * SHA-256 of what a buyer had before them when they agreed, in hexadecimal: evidence for both sides. undefined where a
 * browser has no cryptography (a page without https that is not this machine's).
 */
export const hashShown = async (shown: string): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined
  const text = new TextEncoder().encode(shown.normalize('NFC').replace(/\s+/g, ' ').trim())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
