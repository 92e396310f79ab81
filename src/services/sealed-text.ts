import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { env } from '@/config/env'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16
const VERSION = 'v1.'

/** Seals texts for the database: who reads it alone learns nothing. @param purpose each has a key of its own. */
export const sealer = (purpose: string) => {
  const key = (): Buffer => createHmac('sha256', env().PAYLOAD_SECRET).update(purpose).digest()
  return {
    seal: (text: string): string => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, key(), nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** Null: it was sealed with another key, or was changed. */
    open: (stored: string): string | null => {
      const bytes = Buffer.from(stored.slice(VERSION.length), 'base64url')
      if (!stored.startsWith(VERSION) || bytes.length <= NONCE + TAG) return null
      const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE), { authTagLength: TAG })
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return null
      }
    },
  }
}
