import { randomUUID, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { PAYPAL_KEYS } from './keys.ts'
import { isoTime } from './store.ts'

const file = (name: string): string =>
  readFileSync(new URL(`./certificates/${name}`, import.meta.url), 'utf8')

/** Made for these tests; nobody else trusts them. */
export const CERTIFICATES = {
  signing: file('signing.pem'),
  signingKey: file('signing.key'),
  authority: file('ca.pem'),
  otherAuthority: file('other-ca.pem'),
  /** Signed by the same authority, for another name. */
  stranger: file('stranger.pem'),
  strangerKey: file('stranger.key'),
}

export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-360caa42-fca2a594-00000001'

type Signing = { body: string | Uint8Array; nowMs: number; origin: string; webhookId?: string; key?: string }

/** The headers of a delivery. */
export const paypalSignature = ({
  body,
  nowMs,
  origin,
  webhookId = PAYPAL_KEYS.webhookId,
  key = CERTIFICATES.signingKey,
}: Signing): Record<string, string> => {
  const id = randomUUID()
  const time = isoTime(nowMs)
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', signed, key).toString('base64'),
    'paypal-cert-url': `${origin}${CERTIFICATE_PATH}`,
    'paypal-auth-algo': 'SHA256withRSA',
  }
}
