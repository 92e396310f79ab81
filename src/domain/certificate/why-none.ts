/** Why there can be no certificate of a result. `kind`: of no such test. `unmeasured`: there is no score to certify. */
export const WHY_NO_CERTIFICATE = ['kind', 'locked', 'unmeasured'] as const
export type WhyNoCertificate = (typeof WHY_NO_CERTIFICATE)[number]

export const whyNoCertificate = ({
  kind,
  open,
  measured,
}: {
  kind: string
  /** Whether the part is open. */
  open: boolean
  measured: boolean
}): WhyNoCertificate | null => {
  if (kind !== 'iq') return 'kind'
  if (!open) return 'locked'
  return measured ? null : 'unmeasured'
}

/** What the public page of a number shows. */
export const CERTIFICATE_STATES = ['valid', 'hidden', 'revoked', 'replaced'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

/** Who paid nothing any more has none; who hides theirs is obeyed before anything else is told of it. */
export const shownState = ({
  state,
  hidden,
  open,
}: {
  state: 'valid' | 'revoked' | 'replaced'
  hidden: boolean
  open: boolean
}): CertificateState => {
  if (hidden) return 'hidden'
  if (state !== 'valid') return state
  return open ? 'valid' : 'revoked'
}
