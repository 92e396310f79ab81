import { withoutStuckSigns } from '@/domain/routing/stuck-signs'

/** The token of a mailed link, from the address's fragment, which a full stop may be stuck to; null when there is none that could be one. */
export const tokenOfHash = (hash: string): string | null => {
  const [, token = ''] = /^#(?:token=)?([A-Za-z0-9_-]{20,200})$/.exec(withoutStuckSigns(hash)) ?? []
  return token || null
}
