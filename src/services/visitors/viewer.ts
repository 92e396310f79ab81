import { env } from '@/config/env'
import { clientAddress } from './client-address'
import { networkOf } from './network-of'
import { hashToken } from './tokens'

/** Who is asking, by what their browser holds. Numbers in a request never say who somebody is (docs/decisions/0023). */
export type Viewer = {
  /** SHA-256 of the visitor cookie; null without one. */
  visitorHash: string | null
  /** SHA-256 of the cookie that a report link was exchanged for. */
  grantHash: string | null
  /** SHA-256 of the cookie of a signed-in customer; whether it is one, person.ts says. */
  sessionHash: string | null
  /** The address as it was told: evidence of a consent. */
  ip: string
  /** Who counts as one in rate limits: the address, or the network that it lies in. */
  network: string
}

export const cookieNames = () => {
  const prefix = env().secureCookies ? '__Host-' : ''
  return {
    visitor: `${prefix}plumbline-visitor`,
    grant: `${prefix}plumbline-grant`,
    session: `${prefix}plumbline-session`,
    consent: `${prefix}plumbline-consent`,
  }
}

export const viewerOf = (headers: Headers): Viewer => {
  const names = cookieNames()
  const hashed = (name: string) => {
    const value = readCookie(headers, name)
    return value && value.length >= 20 && value.length <= 200 ? hashToken(value) : null
  }
  const ip = clientAddress(headers)
  return {
    visitorHash: hashed(names.visitor),
    grantHash: hashed(names.grant),
    sessionHash: hashed(names.session),
    ip,
    network: networkOf(ip),
  }
}

export const readCookie = (headers: Headers, name: string): string | null => {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** A `Set-Cookie` value: HttpOnly, Lax, whole site; Secure when the site is https. */
export const setCookie = ({ name, value, days }: { name: string; value: string; days: number }): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${days * 86_400}${env().secureCookies ? '; Secure' : ''}`
