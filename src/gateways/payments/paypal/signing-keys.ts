import { type KeyObject, X509Certificate } from 'node:crypto'
import { GatewayError } from '../gateway-error'
import type { Fetch } from '../timed-fetch'

/**
 * The public key of the certificate at this address, if it is PayPal's and valid now; else null.
 * Throws GatewayError `unavailable` when PayPal does not answer with it: the sender may try again.
 */
export type GetSigningKey = (request: Named) => Promise<KeyObject | null>

type Named = { url: string; now: Date }

const MOST_CACHED = 10
/** Anybody can send us addresses below PayPal's host and so make us call it; these limits keep that rare. */
const MOST_AT_ONCE = 4
const MOST_A_MINUTE = 10
const MINUTE_MS = 60_000
const MISSED_MS = 5 * MINUTE_MS

export const createSigningKeys = ({ fetch }: { fetch: Fetch }): GetSigningKey => {
  const cached = new Map<string, X509Certificate[]>()
  const asking = new Map<string, Promise<X509Certificate[]>>()
  const missed = new Map<string, number>()
  let askedAt: number[] = []

  const download = async ({ url, now }: Named): Promise<X509Certificate[]> => {
    const chain = await fetchChain(fetch, url)
    if (chain.length === 0) missed.set(url, now.getTime())
    else if (cached.size >= MOST_CACHED) cached.clear()
    if (chain.length > 0) cached.set(url, chain)
    return chain
  }

  const mayAsk = (now: number): boolean => {
    askedAt = askedAt.filter((at) => now - at < MINUTE_MS)
    for (const [url, at] of missed) if (now - at >= MISSED_MS) missed.delete(url)
    return asking.size < MOST_AT_ONCE && askedAt.length < MOST_A_MINUTE
  }

  const chainAt = async ({ url, now }: Named): Promise<X509Certificate[]> => {
    const known = cached.get(url) ?? asking.get(url)
    if (known) return known
    const may = mayAsk(now.getTime())
    if (missed.has(url)) return []
    if (!may) throw unavailable('too_many_certificates_asked_for')
    askedAt.push(now.getTime())
    const asked = download({ url, now }).finally(() => asking.delete(url))
    asking.set(url, asked)
    return asked
  }

  return async ({ url, now }) => {
    const chain = await chainAt({ url, now })
    const [leaf] = chain
    if (!leaf || !isPaypals(leaf) || !isUnbroken(chain)) return null
    if (!chain.every((certificate) => isValidAt(certificate, now))) return null
    return leaf.publicKey.asymmetricKeyType === 'rsa' ? leaf.publicKey : null
  }
}

const fetchChain = async (fetch: Fetch, url: string): Promise<X509Certificate[]> => {
  let response: Response
  try {
    // Redirects are not followed: an open one on PayPal's host would lead anywhere.
    response = await fetch(url, { method: 'GET', headers: { accept: '*/*' } })
  } catch (cause) {
    throw unavailable('certificate_not_fetched', cause)
  }
  if (response.status >= 500 || response.status === 429) throw unavailable(`http_${response.status}`)
  return response.ok ? parseChain(await response.text()) : []
}

const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g
const LONGEST_CHAIN = 6

const parseChain = (text: string): X509Certificate[] => {
  try {
    const pems = text.match(PEM) ?? []
    return pems.length > LONGEST_CHAIN ? [] : pems.map((pem) => new X509Certificate(pem))
  } catch {
    return []
  }
}

const isPaypals = ({ subject }: X509Certificate): boolean =>
  /^CN=(?:[\w-]+\.)+paypal\.com$/m.test(subject ?? '')

/**
 * Each certificate is signed by the next. Whether the last one leads to a trusted root is not checked: the chain came
 * over TLS from PayPal's own host, whose certificate does.
 */
const isUnbroken = (chain: readonly X509Certificate[]): boolean =>
  chain.every((certificate, at) => {
    const issuer = chain[at + 1]
    return !issuer || (issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey))
  })

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate

const unavailable = (code: string, cause?: unknown): GatewayError =>
  new GatewayError({ kind: 'unavailable', code, cause })
