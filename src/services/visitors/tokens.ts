import { createHash, randomBytes } from 'node:crypto'
import { orderNumberFrom } from '@/domain/orders/order-number'

/** 256 bits from the system's generator, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a token is stored. It has 256 bits, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A public number of a sitting or an order: 60 random bits. It identifies, it never authorizes. */
export const newNumber = (): string => orderNumberFrom(randomBytes(8))
