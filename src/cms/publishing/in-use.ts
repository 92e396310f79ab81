import { APIError, type PayloadRequest } from 'payload'
import type { Need } from '@/domain/publishing/needs'
import { say } from '../admin/words/say'
import { describeUses, listUses } from './describe-uses'

const CONFLICT = 409

/** The refusal of a change that a public page would not survive: who needs what, and what to do first. */
export const inUse = async ({
  lost,
  req,
}: {
  lost: readonly Need[]
  req: PayloadRequest
}): Promise<APIError> => {
  // With a document its address goes, too: that alone is worth telling when nothing else is lost.
  const others = lost.filter(({ place }) => place !== 'address')
  const moved = others.length === 0
  const uses = await describeUses({ needs: moved ? lost : others, req })
  const message = say(req.i18n, moved ? 'uses.moved' : 'uses.refused', { list: listUses(uses, req.i18n) })
  return new APIError(message, CONFLICT, { uses }, true)
}
