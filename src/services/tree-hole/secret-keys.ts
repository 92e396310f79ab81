import { createHmac } from 'node:crypto'
import { env } from '@/config/env'
import { sealer } from '../sealed-text'

// A secret is stored encrypted, and its writer as keyed hashes: who reads the database alone learns neither, and cannot tell
// which tests are of the same browser.

export const ownerHashOf = (customerId: string): string => hashOf('owner', customerId)

/** @param visitorHash what a test of the same browser is stored with; the keyed hash of it is another one. */
export const browserHashOf = (visitorHash: string): string => hashOf('browser', visitorHash)

export const { seal: sealText, open: openText } = sealer('tree hole text')

const hashOf = (kind: 'owner' | 'browser', value: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`tree hole ${kind}:${value}`).digest('hex')
