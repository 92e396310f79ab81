import { env } from '@/config/env'

/** The address as far as trusted proxies vouch for it; a spoofed X-Forwarded-For counts for nothing. */
export const clientAddress = (headers: Headers): string => {
  const hops = env().TRUSTED_PROXIES
  // Set by our own server from the socket, over whatever the client sent (src/front/peer.ts).
  if (hops === 0) return headers.get('x-plumbline-peer') ?? 'direct'
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return chain.at(-hops) || 'direct'
}
