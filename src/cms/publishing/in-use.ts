import { APIError, type PayloadRequest } from 'payload'
import type { Need } from '@/domain/publishing/need'
import { whyLost } from '@/domain/publishing/why-lost'
import type { World } from '@/domain/publishing/world'
import { say } from '../admin/words/say'
import { describeUses, listUses } from './describe-uses'

const CONFLICT = 409

type What = { lost: readonly Need[]; before: World; after: World; req: PayloadRequest }

/** The refusal of a change that a public page would not survive: who needs what, and what to do first. */
export const inUse = async ({ lost, before, after, req }: What): Promise<APIError> => {
  const { why, needs } = whyLost({ lost, before, after })
  const uses = await describeUses({ needs, req })
  const message = say(req.i18n, `uses.${why}`, { list: listUses(uses, req.i18n) })
  return new APIError(message, CONFLICT, { uses }, true)
}
