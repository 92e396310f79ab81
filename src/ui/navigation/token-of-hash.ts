/** The token of a mailed link, from the address's fragment; null when there is none that could be one. */
export const tokenOfHash = (hash: string): string | null => {
  const [, token = ''] = /^#(?:token=)?([A-Za-z0-9_-]{20,200})$/.exec(hash) ?? []
  return token || null
}
