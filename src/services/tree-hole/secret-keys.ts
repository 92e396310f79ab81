import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/config/env'

// A secret is stored encrypted, and its writer as keyed hashes: who reads the database alone learns neither, and cannot tell
// which tests are of the same browser.

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const VERSION = 'v1.'

export const ownerHashOf = (customerId: string): string => hashOf('owner', customerId)

/** @param visitorHash what a test of the same browser is stored with; the keyed hash of it is another one. */
export const browserHashOf = (visitorHash: string): string => hashOf('browser', visitorHash)

export const sealText = (text: string): string => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key(), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null: it was sealed with another key, or was changed. */
export const openText = (stored: string): string | null => {
  const bytes = Buffer.from(stored.slice(VERSION.length), 'base64url')
  if (!stored.startsWith(VERSION) || bytes.length <= NONCE + TAG) return null
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const hashOf = (kind: 'owner' | 'browser', value: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`tree hole ${kind}:${value}`).digest('hex')

const key = (): Buffer => createHmac('sha256', env().PAYLOAD_SECRET).update('tree hole text').digest()
