import { CompactSign, compactVerify } from 'jose'
import { type CertificateClaims, certificateClaims } from '@/domain/api/certificate-claims'
import { checkingKey, signingKey } from './keys'

/** The claims as a compact JWS (RFC 7515), signed with Ed25519. */
export const signClaims = async (claims: CertificateClaims): Promise<{ kid: string; jws: string }> => {
  const { kid, key } = await signingKey()
  const jws = await new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
    .sign(key)
  return { kid, jws }
}

/** What was signed; null: not by us, or it was changed. */
export const readClaims = async ({
  kid,
  jws,
}: {
  kid: string
  jws: string
}): Promise<CertificateClaims | null> => {
  const key = await checkingKey(kid)
  if (!key) return null
  try {
    const { payload } = await compactVerify(jws, key, { algorithms: ['EdDSA'] })
    return certificateClaims.parse(JSON.parse(new TextDecoder().decode(payload)))
  } catch {
    return null
  }
}
