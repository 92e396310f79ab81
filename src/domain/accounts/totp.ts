/** As authenticator apps expect it (RFC 6238). */
export const STEP_SECONDS = 30
/** A clock may be a step ahead or behind. */
const NEIGHBOURS = [0, -1, 1] as const
/** An invitation's link sets the first password this long. */
export const INVITATION_DAYS = 7

export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/**
 * The step of which a code is, if it may still be used: this one or a neighbour, and none at or before the last that was
 * taken. Each step is taken once: who looks over a shoulder comes too late. null: wrong, late or used.
 * @param codeAt the right code of a step.
 */
export const acceptedStep = (args: {
  code: string
  now: Date
  lastStep: number | null
  codeAt: (step: number) => string
}): number | null => {
  const { code, now, lastStep, codeAt } = args
  if (!isCode(code)) return null
  const current = stepOf(now)
  const steps = NEIGHBOURS.map((offset) => current + offset).filter((step) => step > (lastStep ?? -1))
  return steps.find((step) => codeAt(step) === code) ?? null
}

/** What was typed or pasted, without the blanks and hyphens that apps and paper put in. */
export const typedCode = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()

export const isCode = (code: string): boolean => /^\d{6}$/.test(code)

/** 80 random bits in letters and digits that are not taken for one another (base32). */
export const isRecoveryCode = (code: string): boolean => /^[A-Z2-7]{16}$/.test(code)
export const RECOVERY_CODES = 10

/** As it is shown: groups of four. */
export const shownRecoveryCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

export type InvitationState = 'invited' | 'expired'

/** Where an invitation stands; null: the person has set a password, or was never invited. */
export const invitationState = (invitedAt: string | null | undefined, now: Date): InvitationState | null => {
  if (!invitedAt) return null
  return now.getTime() < Date.parse(invitedAt) + INVITATION_DAYS * 86_400_000 ? 'invited' : 'expired'
}

/**
 * Whether somebody must set up the second step of signing in before anything else: where real money is taken, staff have one.
 * Until then the admin opens nothing but where it is set up.
 */
export const needsSecondStep = (of: {
  totpSince: string | null | undefined
  takesRealMoney: boolean
}): boolean => of.takesRealMoney && !of.totpSince
