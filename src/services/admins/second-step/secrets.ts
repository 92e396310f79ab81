import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { env } from '@/config/env'
import { RECOVERY_CODES, STEP_SECONDS } from '@/domain/accounts/totp'
import { sealer } from '../../sealed-text'

// The secret of the codes is stored encrypted, recovery codes as keyed hashes: who reads the database alone can sign in as
// nobody.
export const { seal: sealSecret, open: openSecret } = sealer('one-time codes of the staff')

/** Of the apps' own length, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = ({ secret, email = '' }: { secret: string; email?: string }) =>
  new TOTP({
    issuer: `Plumbline ${new URL(env().SITE_URL).host}`,
    label: email,
    secret: Secret.fromBase32(secret),
  })

export const codeAt =
  (secret: string) =>
  (step: number): string =>
    totpOf({ secret }).generate({ timestamp: step * STEP_SECONDS * 1000 })

/** What an app reads off the QR code. */
export const addressOfSecret = (of: { secret: string; email: string }): string => totpOf(of).toString()

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: 10 }).base32)

/** They have 80 random bits, so a fast hash is enough. */
export const hashRecoveryCode = (code: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`recovery code of the staff:${code}`).digest('hex')
