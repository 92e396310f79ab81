import { behaviourSchema } from '../behaviour'
import { ApiError } from '../http/api-error'
import { parseParams, readJson } from '../http/read-json'
import { json, type Reply } from '../http/reply'
import type { Call } from '../http/routes'
import { requireSecret } from './require-secret'

/** Replaces the whole behaviour: `{}` makes the provider behave well. Unknown unless started with test controls. */
export const handleBehaviour = async ({ ctx, request }: Call): Promise<Reply> => {
  if (!ctx.testControls)
    throw new ApiError({ status: 404, code: 'not_found', message: 'There is no such call.' })
  requireSecret({ ctx, request })
  const { value } = await readJson(request)
  ctx.behaviour.set(parseParams({ schema: behaviourSchema, value }))
  return json(200, { ok: true })
}
