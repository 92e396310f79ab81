import { createHmac, createPrivateKey } from 'node:crypto'
import { calculateJwkThumbprint, importJWK, type JWK } from 'jose'
import { env } from '@/config/env'
import { type GivenKey, parseSigningKeys } from '@/domain/secrets/signing-keys'

/** RFC 8410: a private key of 32 bytes in its PKCS #8 wrapping. */
const WRAPPING = Buffer.from('302e020100300506032b657004220420', 'hex')
const KID_LENGTH = 16

export type PublicKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; use: 'sig'; alg: 'EdDSA' }
type Key = { public: PublicKey; secret: JWK | null }

/** Without a key of its own an installation signs with one that is made of its secret. */
const given = (): GivenKey[] => {
  const { CERTIFICATE_KEYS, PAYLOAD_SECRET } = env()
  if (CERTIFICATE_KEYS) return parseSigningKeys(CERTIFICATE_KEYS) ?? []
  return [{ seed: createHmac('sha256', PAYLOAD_SECRET).update('certificate key').digest('hex') }]
}

const keyFrom = async (one: GivenKey): Promise<Key> => {
  const secret = 'seed' in one ? fromSeed(one.seed) : null
  const x = secret?.x ?? ('x' in one ? one.x : '')
  const plain = { kty: 'OKP', crv: 'Ed25519', x } as const
  const kid = (await calculateJwkThumbprint(plain)).slice(0, KID_LENGTH)
  return { public: { ...plain, kid, use: 'sig', alg: 'EdDSA' }, secret }
}

const fromSeed = (seed: string): JWK =>
  createPrivateKey({
    key: Buffer.concat([WRAPPING, Buffer.from(seed, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  }).export({ format: 'jwk' }) as JWK

let keys: Promise<Key[]> | undefined

const allKeys = (): Promise<Key[]> => {
  keys ??= Promise.all(given().map(keyFrom))
  return keys
}

/** What everybody may check certificates with: today's key and those before it. */
export const publicKeys = async (): Promise<PublicKey[]> => (await allKeys()).map((key) => key.public)

export const signingKey = async () => {
  const [first] = await allKeys()
  if (!first?.secret) throw new Error('There is no key to sign certificates with.')
  return { kid: first.public.kid, key: await importJWK(first.secret, 'EdDSA') }
}

export const checkingKey = async (kid: string) => {
  const found = (await publicKeys()).find((key) => key.kid === kid)
  return found ? importJWK(found, 'EdDSA') : null
}
