import type { Context } from '../context'
import { ApiError } from '../http/api-error'
import { inTransaction, type Store } from '../store/open-store'
import { charge, decline, endOf, type PayOutcome, type StoredCard } from './pay-intent'

export type ChallengeRow = StoredCard & { id: string; intent_id: string; state: string }

export const requireChallenge = ({
  store,
  challengeId,
}: {
  store: Store
  challengeId: string
}): ChallengeRow => {
  const row = store.prepare('SELECT * FROM challenges WHERE id = ?').get(challengeId)
  if (row) return row as ChallengeRow
  throw new ApiError({ status: 404, code: 'challenge_not_found', message: 'There is no such challenge.' })
}

export const findOpenChallenge = ({ store, intentId }: { store: Store; intentId: string }) =>
  store.prepare("SELECT * FROM challenges WHERE intent_id = ? AND state = 'open'").get(intentId) as
    | ChallengeRow
    | undefined

type Answer = { ctx: Context; challengeId: string; decision: 'approve' | 'refuse' }

/** The second step. Its first answer counts; a late or repeated one changes nothing. */
export const answerChallenge = ({ ctx, challengeId, decision }: Answer): PayOutcome =>
  inTransaction({
    store: ctx.store,
    work: () => {
      const challenge = requireChallenge({ store: ctx.store, challengeId })
      const intentId = challenge.intent_id
      const ended = endOf({ ctx, intentId })
      if (ended) return ended
      if (challenge.state !== 'open') return { status: 'failed', code: 'authentication_failed' }
      const state = decision === 'approve' ? 'approved' : 'refused'
      ctx.store.prepare('UPDATE challenges SET state = ? WHERE id = ?').run(state, challengeId)
      if (decision === 'refuse') return decline({ ctx, intentId, code: 'authentication_failed' })
      return charge({ ctx, intentId, card: challenge })
    },
  })
