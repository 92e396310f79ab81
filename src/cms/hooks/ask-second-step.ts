import { type CollectionBeforeLoginHook, Forbidden } from 'payload'

/**
 * What becomes of a sign-in of somebody with one-time codes, in `req.context`: the door that was used says how a code is asked
 * for, or that it hands out no session. A door that says neither is shut for them.
 */
export const SECOND_STEP = 'secondStep'
export type SecondStepOf = (accountId: string) => Promise<void>

/** Runs when the password was right, before a session leaves: what it throws takes the session back. */
export const askSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (!user.totpSince) return user
  const ask = req.context[SECOND_STEP] as SecondStepOf | undefined
  if (!ask) throw new Forbidden(req.t)
  await ask(String(user.id))
  return user
}
